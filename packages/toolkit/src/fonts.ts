import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import { DISPLAY_CHARACTERS, TEXT_CHARACTERS } from "#lib/font-characters";
import { fontLicenses } from "./font-licenses";
import { DISPLAY_AXES, readFontSources, TEXT_AXES, type FontSources } from "#lib/font-sources";
import { numberOf } from "#lib/number-of";

interface Cut {
  readonly characters: string;
  readonly options: {
    /** Axes pinned to a value or narrowed to a range: what the site does not use is not sent. */
    readonly variationAxes: Record<string, number | { min: number; max: number }>;
    /** Layout features that are kept. */
    readonly keepFeatures: string[];
  };
}

const FEATURES = ["calt", "ccmp", "clig", "liga", "lnum", "locl", "rlig", "tnum"];

/**
 * The web fonts. Each has to fit into the 14 KB that a new connection can send before it waits for an answer. So titles
 * have one optical size (72), made up for by letter spacing, and running text has no kerning, whose tables would be too
 * heavy.
 */
const CUTS: Readonly<Record<keyof FontSources, Cut>> = {
  display: {
    characters: DISPLAY_CHARACTERS,
    options: { variationAxes: { ...DISPLAY_AXES, opsz: 72 }, keepFeatures: [...FEATURES, "kern"] },
  },
  text: {
    characters: TEXT_CHARACTERS,
    options: { variationAxes: { ...TEXT_AXES, wght: { min: 400, max: 600 } }, keepFeatures: FEATURES },
  },
};

/**
 * `npm run fonts`: makes the web fonts in `src/styles/fonts/` from their packages, with only what the site uses, and puts
 * their licenses into `static/licenses/`, with which they travel.
 */
async function main(): Promise<void> {
  const folder = resolve("src/styles/fonts");
  const sources = await readFontSources();
  await mkdir(folder, { recursive: true });
  for (const name of ["display", "text"] as const) {
    const { characters, options } = CUTS[name];
    // Not yet in the package's types: keepFeatures, noHinting.
    const all = { ...options, targetFormat: "woff2", noHinting: true } as const;
    const subset = await subsetFont(sources[name], characters, all);
    await writeFile(join(folder, `${name}.woff2`), subset);
    console.log(`${name}: ${String(subset.length)} bytes, ${numberOf(new Set(characters).size, "character")}`);
  }
  await writeLicenses(resolve("static/licenses"));
}

async function writeLicenses(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of await fontLicenses()) await writeFile(join(folder, name), text);
}

void main();
