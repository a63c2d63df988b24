import { cutDisplay, cutText } from "#fonts/cut";
import type { FontSources } from "#fonts/sources";

/** The four cuts that a case study is set in. */
export const FACES = ["poster", "heading", "text", "strong"] as const;

/** One of the four cuts. */
export type Face = (typeof FACES)[number];

/** The four cuts as TrueType files. */
export type Fonts = Readonly<Record<Face, Buffer>>;

/** Cuts the site's faces for paper. */
export async function cutFonts({ display, text }: FontSources): Promise<Fonts> {
  return {
    poster: await cutDisplay(display, 96),
    heading: await cutDisplay(display, 24),
    text: await cutText(text, 400),
    strong: await cutText(text, 600),
  };
}
