import subsetFont from "subset-font";
import { DISPLAY_CHARACTERS, TEXT_CHARACTERS } from "../lib/font-characters";
import { DISPLAY_AXES, TEXT_AXES, type FontSources } from "../lib/font-sources";

/** The four cuts that a case study is set in. */
export const FACES = ["poster", "heading", "text", "strong"] as const;

/** One of the four cuts. */
export type Face = (typeof FACES)[number];

/** The four cuts as TrueType files. */
export type Fonts = Readonly<Record<Face, Buffer>>;

/** Cuts the site's faces for print: a PDF has no axes, every size and weight is a font of its own. */
export async function cutFonts({ display, text }: FontSources): Promise<Fonts> {
  const cut = (font: Buffer, characters: string, axes: Record<string, number>) =>
    subsetFont(font, characters, { targetFormat: "truetype", variationAxes: axes });
  return {
    poster: await cut(display, DISPLAY_CHARACTERS, { ...DISPLAY_AXES, opsz: 96 }),
    heading: await cut(display, DISPLAY_CHARACTERS, { ...DISPLAY_AXES, opsz: 24 }),
    text: await cut(text, TEXT_CHARACTERS, { ...TEXT_AXES, wght: 400 }),
    strong: await cut(text, TEXT_CHARACTERS, { ...TEXT_AXES, wght: 600 }),
  };
}
