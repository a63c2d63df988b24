import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fontsOf } from "#fonts/choice";
import type { ContentFile } from "#content/read";
import { writeFontLicenses } from "./font-licenses";
import { cutWebFonts, isCut } from "./web-fonts";

/**
 * Makes the web fonts in `src/styles/fonts/` anew where the content chooses other faces, or has letters that they were
 * not cut for, and puts the licenses beside them. The content is one that keeps its rules.
 *
 * @returns What was made, a line for each file; none where the fonts are right.
 */
export async function makeFonts(content: readonly ContentFile[]): Promise<string[]> {
  const { choice, wanted } = fontsOf([...content, ...(await legalTexts())]);
  const folder = resolve("src/styles/fonts");
  if (await isCut(folder, choice, wanted)) return [];
  const made = await cutWebFonts(folder, choice, wanted);
  await writeFontLicenses(resolve("static/licenses"), choice);
  return made;
}

/** What stands beside the content: legal texts are Markdown. */
async function legalTexts(): Promise<ContentFile[]> {
  const folder = resolve("data/legal");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    names.map(async (name) => ({
      file: `legal/${name}`,
      type: "LegalText",
      value: { title: await readFile(join(folder, name), "utf8") },
    })),
  );
}
