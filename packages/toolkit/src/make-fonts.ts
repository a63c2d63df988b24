import { resolve } from "node:path";
import { fontsOf } from "#fonts/choice";
import type { ContentFile } from "#content/read";
import { writeFontLicenses } from "./font-licenses";
import { cutWebFonts, isCut } from "./web-fonts";

/**
 * Makes the web fonts in `src/styles/fonts/` anew where the content chooses other faces, or has letters that they were
 * not cut for, and puts the licenses beside them. The content is one that keeps its rules, with its legal texts.
 *
 * @returns What was made, a line for each file; none where the fonts are right.
 */
export async function makeFonts(content: readonly ContentFile[]): Promise<string[]> {
  const { choice, wanted } = fontsOf(content);
  const folder = resolve("src/styles/fonts");
  if (await isCut(folder, choice, wanted)) return [];
  const made = await cutWebFonts(folder, choice, wanted);
  await writeFontLicenses(resolve("static/licenses"), choice);
  return made;
}
