import { readFile } from "node:fs/promises";
import { FONT_PACKAGES, inFontPackage } from "#lib/font-sources";

/** The licenses of the fonts that the site sends, by the names of their files in `static/licenses/`. */
export async function fontLicenses(): Promise<ReadonlyMap<string, string>> {
  const licenses = Object.values(FONT_PACKAGES).map(
    async (name) => [`${name}-OFL.txt`, await readFile(inFontPackage(name, "LICENSE"), "utf8")] as const,
  );
  return new Map(await Promise.all(licenses));
}
