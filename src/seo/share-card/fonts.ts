import { cutDisplay, cutText } from "../../fonts/cut";
import type { FontSources } from "../../fonts/sources";

/** The two cuts that cards are set in, as TrueType files. */
export interface CardFonts {
  /** For titles. */
  readonly poster: Buffer;
  /** For the small lines above and below. */
  readonly strong: Buffer;
}

/** Cuts the site's faces for cards. */
export async function cutCardFonts({ display, text }: FontSources): Promise<CardFonts> {
  return { poster: await cutDisplay(display, 96), strong: await cutText(text, 600) };
}
