import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fontFacts, inFontPackage, type FontChoice } from "#fonts/sources";

/** The licenses of the fonts that the site sends, by the names of their files in `static/licenses/`. */
export async function fontLicenses(choice: FontChoice): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set([choice.display, choice.text])];
  const licenses = names.map(async (name) => {
    const [kind] = (await fontFacts(name)).license.split("-");
    return [`${name}-${kind ?? "license"}.txt`, await readFile(inFontPackage(name, "LICENSE"), "utf8")] as const;
  });
  return new Map(await Promise.all(licenses));
}

/** Licenses that fonts of Fontsource come under, as their files end here. */
const OF_FONTS = /-(?:OFL|Apache|APACHE|UFL|license)\.txt$/;

/** Puts the licenses of the chosen fonts into a folder, with which they travel, in place of those of other fonts. */
export async function writeFontLicenses(folder: string, choice: FontChoice): Promise<void> {
  const licenses = await fontLicenses(choice);
  await mkdir(folder, { recursive: true });
  const others = (await readdir(folder)).filter((name) => OF_FONTS.test(name) && !licenses.has(name));
  await Promise.all(others.map((name) => rm(join(folder, name))));
  await Promise.all([...licenses].map(([name, text]) => writeFile(join(folder, name), text)));
}
