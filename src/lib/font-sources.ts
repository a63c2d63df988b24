import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The site's two faces as they are published, with all their axes: what the web and print cuts are made of. */
export interface FontSources {
  /** Bricolage Grotesque: weight, width and optical size. */
  readonly display: Buffer;
  /** Instrument Sans: weight and width. */
  readonly text: Buffer;
}

/** What every cut of the display face has, on the web and in print: one weight, a little narrow. */
export const DISPLAY_AXES = { wght: 700, wdth: 84 };

/** What every cut of the text face has: its normal width. */
export const TEXT_AXES = { wdth: 100 };

/** Reads both faces from their packages. */
export async function readFontSources(): Promise<FontSources> {
  const packages = createRequire(join(process.cwd(), "package.json"));
  const read = (name: string) =>
    readFile(packages.resolve(`@fontsource-variable/${name}/files/${name}-latin-standard-normal.woff2`));
  return { display: await read("bricolage-grotesque"), text: await read("instrument-sans") };
}
