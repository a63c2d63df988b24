import { colourIn, palette, paletteCss } from "#styles/palette";

/** What the drawings call the site's hues: each was drawn for a discipline of the sample. */
const HUES = [
  ["marigold", "brand"],
  ["cobalt", "product"],
  ["leaf", "growth"],
  ["berry", "content"],
  ["teal", "data"],
] as const;

/** The site's palette (light theme) as custom properties: the pictures and the pages are painted from one box. */
export const TOKENS_CSS: string = HUES.reduce(
  (css, [hue, name]) => css.replaceAll(new RegExp(`--${hue}(?=-text:|:)`, "g"), `--${name}`),
  paletteCss("light"),
);

const COLOURS = palette("light");

/** The value of a palette entry, for what cannot read custom properties. */
export function token(name: string): string {
  const [hue, called] = HUES.find(([, drawn]) => new RegExp(`^${drawn}(?:-text)?$`).test(name)) ?? ["", ""];
  return colourIn(COLOURS, name.replace(called, hue));
}
