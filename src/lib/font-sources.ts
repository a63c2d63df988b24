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

/** The package of each face, without its scope. */
export const FONT_PACKAGES = { display: "bricolage-grotesque", text: "instrument-sans" } as const;

/** What every cut of the display face has, on the web and in print: one weight, a little narrow. */
export const DISPLAY_AXES = { wght: 700, wdth: 84 };

/** What every cut of the text face has: its normal width. */
export const TEXT_AXES = { wdth: 100 };

/** Reads both faces from their packages. */
export async function readFontSources(): Promise<FontSources> {
  const read = (name: string) => readFile(inFontPackage(name, `files/${name}-latin-standard-normal.woff2`));
  return { display: await read(FONT_PACKAGES.display), text: await read(FONT_PACKAGES.text) };
}

/** Path of a file in the package of a face. */
export function inFontPackage(name: string, file: string): string {
  return createRequire(join(process.cwd(), "package.json")).resolve(`@fontsource-variable/${name}/${file}`);
}
