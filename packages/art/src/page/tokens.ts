import { colourIn, palette, paletteCss } from "#styles/palette";

/** What the drawings call the site's hues: each was drawn for a discipline of the sample. */
const DRAWN_AS = new Map([
  ["marigold", "brand"],
  ["cobalt", "product"],
  ["leaf", "growth"],
  ["berry", "content"],
  ["teal", "data"],
]);

/** The name of a palette entry in the drawings: of a hue's text, too. */
function drawnAs(entry: string): string {
  return entry.replace(/^\w+/, (hue) => DRAWN_AS.get(hue) ?? hue);
}

/** The site's palette (light theme) as custom properties: the pictures and the pages are painted from one box. */
export const TOKENS_CSS: string = paletteCss("light").replaceAll(
  /--([\w-]+)(?=:)/g,
  (_, entry: string) => `--${drawnAs(entry)}`,
);

const COLOURS = new Map([...palette("light")].map(([entry, value]) => [drawnAs(entry), value]));

/** What the page lies on when it is dark: the ground of what is photographed by night. */
export const NIGHT_PAPER: string = colourIn(palette("dark"), "paper");

/** The value of a palette entry, for what cannot read custom properties. */
export function token(name: string): string {
  return colourIn(COLOURS, name);
}
