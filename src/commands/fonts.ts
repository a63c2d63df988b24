import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import { DISPLAY_CHARACTERS, TEXT_CHARACTERS } from "../lib/font-characters";

interface Face {
  readonly name: string;
  readonly source: string;
  readonly characters: string;
  /** Axes pinned to a value or narrowed to a range: what the site does not use is not sent. */
  readonly axes: Record<string, number | { min: number; max: number }>;
}

const FACES: readonly Face[] = [
  {
    name: "display",
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    characters: DISPLAY_CHARACTERS,
    axes: { wght: 700, wdth: 84, opsz: { min: 14, max: 96 } },
  },
  {
    name: "text",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
    characters: TEXT_CHARACTERS,
    axes: { wdth: 100, wght: { min: 400, max: 600 } },
  },
];

/** `npm run fonts`: makes the web fonts in `src/styles/fonts/` from their packages, with only what the site uses. */
async function main(): Promise<void> {
  const folder = resolve("src/styles/fonts");
  const packages = createRequire(join(process.cwd(), "package.json"));
  await mkdir(folder, { recursive: true });
  for (const { name, source, characters, axes } of FACES) {
    const font = await readFile(packages.resolve(source));
    const subset = await subsetFont(font, characters, { targetFormat: "woff2", variationAxes: axes });
    await writeFile(join(folder, `${name}.woff2`), subset);
    console.log(`${name}: ${String(subset.length)} bytes, ${String(new Set(characters).size)} characters`);
  }
}

void main();
