import subsetFont from "subset-font";
import { DISPLAY_CHARACTERS, TEXT_CHARACTERS } from "../lib/font-characters";

/** The four cuts that a case study is set in. */
export const FACES = ["poster", "heading", "text", "strong"] as const;

/** One of the four cuts. */
export type Face = (typeof FACES)[number];

/** The four cuts as TrueType files. */
export type Fonts = Readonly<Record<Face, Buffer>>;

/** The site's two web fonts, each with the axes it still has. */
export interface WebFonts {
  /** Optical size from 14 to 96. */
  readonly display: Buffer;
  /** Weight from 400 to 600. */
  readonly text: Buffer;
}

/** Cuts the site's variable fonts for print: a PDF has no axes, every size and weight is a font of its own. */
export async function cutFonts({ display, text }: WebFonts): Promise<Fonts> {
  const cut = (font: Buffer, characters: string, axes: Record<string, number>) =>
    subsetFont(font, characters, { targetFormat: "truetype", variationAxes: axes });
  return {
    poster: await cut(display, DISPLAY_CHARACTERS, { opsz: 96 }),
    heading: await cut(display, DISPLAY_CHARACTERS, { opsz: 24 }),
    text: await cut(text, TEXT_CHARACTERS, { wght: 400 }),
    strong: await cut(text, TEXT_CHARACTERS, { wght: 600 }),
  };
}
