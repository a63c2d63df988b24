import { isLetter, isLoud, shownTexts } from "../fonts/characters";
import { fontFacts, type FontChoice, isInstalled, missingIn } from "../fonts/sources";
import { codePoint } from "./characters";
import { type Fault, fieldOf, shown, valueAt } from "./fault";
import type { ContentFile } from "./read";

const SITE = "site.json";

/** Read aloud, or shown only where a picture does not come; told to search engines and networks. */
const UNSEEN = new Set(["alt", "metadata"]);

/** A figure is set in the display face wherever it stands. */
const FIGURE = "value";

/** Faces that are not installed, and letters in the texts that the chosen faces cannot draw. */
export async function letterFaults(files: readonly ContentFile[]): Promise<Fault[]> {
  const site = files.find(({ file }) => file === SITE)?.value;
  const chosen = ["display", "text"].map((face) => [face, valueAt(site, ["fonts", face])] as const);
  const isWhole = chosen.every((one): one is readonly [string, string] => typeof one[1] === "string");
  if (!isWhole) return [];
  const unknown = chosen.filter(([, name]) => !isInstalled(name)).map(([face, name]) => notInstalled(face, name));
  if (unknown.length > 0) return unknown;
  const { display, text } = Object.fromEntries(chosen) as FontChoice;
  const [loud, all] = await Promise.all([lettersMissing(files, display, true), lettersMissing(files, text, false)]);
  return [...all, ...loud.filter(({ file, field }) => !all.some((one) => one.file === file && one.field === field))];
}

function notInstalled(face: string, name: string): Fault {
  const allowed = `a font of @fontsource-variable that is installed; npm install @fontsource-variable/${name} brings this one`;
  return { file: SITE, field: `fonts.${face}`, got: shown(name), allowed };
}

/** Texts with letters that a face cannot draw; only titles, figures and the like where they alone are set in it. */
async function lettersMissing(files: readonly ContentFile[], face: string, isLoudOnly: boolean): Promise<Fault[]> {
  const texts = files
    .flatMap(({ file, value }) => shownTexts(value).map((one) => ({ file, ...one })))
    .filter(({ path }) => !path.some((key) => typeof key === "string" && UNSEEN.has(key)))
    .filter(({ path }) => (isLoudOnly ? isLoud(path) : path.at(-1) !== FIGURE));
  const used = [...new Set(texts.flatMap(({ text }) => Array.from(text)))].filter(isLetter).join("");
  const missing = await missingIn(face, used);
  if (missing.length === 0) return [];
  const { family } = await fontFacts(face);
  return texts.flatMap(({ file, path, text }) => {
    const found = missing.filter((character) => text.includes(character));
    if (found.length === 0) return [];
    const named = found.map((character) => `${character} (${codePoint(character)})`).join(", ");
    const allowed = `letters that ${family} has, or another font in data/${SITE}`;
    return [{ file, field: fieldOf(path), got: `${named} in ${shown(text)}`, allowed }];
  });
}
