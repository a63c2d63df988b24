import { colourIn, palette, paletteCss } from "#styles/palette";

/** The site's palette (light theme) as custom properties: the pictures and the pages are painted from one box. */
export const TOKENS_CSS: string = paletteCss("light");

const COLOURS = palette("light");

/** The value of a palette entry, for what cannot read custom properties. */
export function token(name: string): string {
  return colourIn(COLOURS, name);
}
