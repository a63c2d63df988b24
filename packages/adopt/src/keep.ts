import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { filesBelow } from "#content/files-below";
import { isForeign } from "#content/foreign-files";
import { withKeptNames } from "./kept-names";
import type { ContentFiles } from "./starter/starter-content";

/** What of the content that is there can stay, where a starter takes the place of the rest. */
export const KEEPABLE = ["all", "words", "legal", "services", "projects", "team", "testimonials", "packages"] as const;

/** A part of the content that can stay. */
export type Keepable = (typeof KEEPABLE)[number];

/** What names entries of another part, which has to stay with it: those before what they need. */
const NEEDS: readonly (readonly [of: Keepable, needed: Keepable])[] = [
  ["testimonials", "projects"],
  ["projects", "services"],
  ["team", "services"],
  ["packages", "services"],
];

const FILES: Readonly<Record<Exclude<Keepable, "all">, RegExp>> = {
  words: /^words\.json$/,
  legal: /^legal(?:\.json$|\/)/,
  services: /^services\//,
  projects: /^projects\//,
  team: /^team\.json$/,
  testimonials: /^testimonials\.json$/,
  packages: /^packages\.json$/,
};

/** What stays, with what it needs. */
export function withNeeds(groups: readonly string[]): Keepable[] {
  const needed = NEEDS.reduce((all, [of, needs]) => (all.includes(of) ? [...all, needs] : all), groups);
  return KEEPABLE.filter((group) => needed.includes(group));
}

/** Whether the services stay as they are. */
export function keepsServices(groups: readonly string[]): boolean {
  return withNeeds(groups).some((group) => group === "all" || group === "services");
}

/** Which texts give way to others, such as the name of one agency to that of the next. */
export type Renaming = readonly (readonly [from: string, to: string])[];

/** A starter with parts of the present content in place of its own, the pictures that these show among them. */
export async function withKept(
  starter: ContentFiles,
  dataDir: string,
  groups: readonly Keepable[],
  renaming: Renaming,
): Promise<ContentFiles> {
  const isKept = (file: string) => groups.some((group) => group !== "all" && FILES[group].test(file));
  const presentFiles = (await filesBelow(dataDir)).filter((file) => !isForeign(file));
  const textOf = async (file: string) => renamed(await readFile(join(dataDir, file), "utf8"), renaming);
  const files = new Map<string, string | Uint8Array>();
  for (const [file, text] of [...starter].filter(([one]) => !isKept(one))) {
    const present = file.endsWith(".json") && presentFiles.includes(file) ? await textOf(file) : undefined;
    files.set(file, typeof text === "string" ? await withKeptNames(file, text, present, groups) : text);
  }
  for (const file of presentFiles.filter(isKept)) {
    const text = await textOf(file);
    files.set(file, text);
    for (const picture of picturesIn(file, text)) files.set(picture, await readFile(join(dataDir, picture)));
  }
  return files;
}

/** A text with other names. Whole words alone are names; JSON writes some characters otherwise. */
export function renamed(text: string, renaming: Renaming): string {
  return renaming.reduce((before, [from, to]) => {
    const name = from.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?![\p{L}\p{N}])`, "gu");
    return before.replace(whole, () => JSON.stringify(to).slice(1, -1));
  }, text);
}

/** Paths of the pictures that a content file shows, below the folder of the content. */
function picturesIn(file: string, text: string): string[] {
  const paths = [...text.matchAll(/"file":\s*"(\.[^"]+)"/g)].map(([, path = ""]) => path);
  return paths.map((path) => posix.join(posix.dirname(file), path));
}
