import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setIn } from "./facts";
import { formatted } from "./formatted";

/** What belongs to the sample, and goes with it. */
const OF_SAMPLE = ["__tests__/data", "docs/pictures"];

/** Letters that are written as two where only those from a to z may stand. */
const AS_TWO: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ł: "l",
};

/** A name for npm's manifest: `Müller & Söhne` → `mueller-soehne`. */
export function packageName(name: string): string {
  const letters = name.toLowerCase().replace(/[^\0-\x7f]/g, (letter) => AS_TWO[letter] ?? letter);
  const plain = letters.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, "") || "website";
}

/** Names the project after an agency, in npm's files and in README, and takes away what is the sample's own. */
export async function nameProject(projectDir: string, name: string, before: string): Promise<void> {
  const named = packageName(name);
  await setIn(join(projectDir, "package.json"), [
    [["name"], named],
    [["description"], `Website of ${name}.`],
  ]);
  await setIn(join(projectDir, "package-lock.json"), [
    [["name"], named],
    [["packages", "", "name"], named],
  ]);
  const readme = join(projectDir, "README.md");
  const text = await readFile(readme, "utf8").catch(() => undefined);
  if (text !== undefined) await writeFile(readme, await formatted(readme, readmeOf(text, name, before)));
}

/** Takes away what belongs to the sample alone. */
export async function removeSample(projectDir: string): Promise<void> {
  await Promise.all(OF_SAMPLE.map((path) => rm(join(projectDir, path), { recursive: true, force: true })));
}

/**
 * README as an agency's own: its name, what the project is, and nothing of the sample's pictures, fiction and credits.
 * One whose title is not the earlier name is somebody's own, and stays.
 */
export function readmeOf(text: string, name: string, before: string): string {
  if (!text.startsWith(`# ${before}\n`)) return text;
  return text
    .replace(/^# .*\n+[^\n]+\n/, () => `# ${name}\n\n${introOf(name)}\n`)
    .replace(/\n<p><picture>[\s\S]*?<\/picture><\/p>\n/g, "")
    .replaceAll(` ${before} is fictional: all people, clients, quotes, figures and projects are samples.`, "")
    .replace(/\n## License\n[\s\S]*?(?=\n## |$)/, `\n## License\n\n${LICENSE}\n`);
}

function introOf(name: string): string {
  return `The website of ${name}: a Gatsby 5 static site. JSON files in \`data/\` become typed GraphQL, then pages that are complete without JavaScript.`;
}

const LICENSE =
  "Code: MIT, see [LICENSE](LICENSE), whose notice has to stay. Fonts: their licenses lie in `static/licenses/`.";
