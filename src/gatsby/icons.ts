import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import pngToIco from "png-to-ico";
import sharp from "sharp";
import { facetPath, MARK, MARK_SIZE } from "../lib/mark";
import { hex, mix } from "../styles/mix";
import { colourIn, palette, type Theme } from "../styles/palette";
import { themes } from "./style-settings";

/** What an icon is painted in, as #rrggbb: the facets in the order of the mark. */
interface Colours {
  readonly paper: string;
  readonly facets: readonly string[];
}

/** Writes the icons before anything asks for them, in development too. */
export async function onPostBootstrap(): Promise<void> {
  await writeIcons(resolve("public"));
}

/**
 * Draws the mark as every icon that is asked for by name: in a tab (`icon.svg`, which follows the system's theme, and
 * `favicon.ico` for those that read no SVG) and on a home screen (`apple-touch-icon.png`). A web manifest would be
 * fetched on every first visit, beside the fonts, and could tell no more than a home screen takes from the page.
 */
export async function writeIcons(publicDir: string): Promise<void> {
  const [colours = coloursOf("light"), other] = themes.map(coloursOf);
  const [small, medium, large] = await Promise.all([16, 32, 48].map((size) => bare(size, colours)));
  const icons: readonly (readonly [name: string, bytes: Buffer | string])[] = [
    ["icon.svg", tabIcon(colours, other)],
    ["favicon.ico", await pngToIco([small, medium, large].filter((png) => png !== undefined))],
    // A home screen rounds the corners itself and puts black behind what is clear.
    ["apple-touch-icon.png", await onPaper(180, 0.68, colours)],
  ];
  await mkdir(publicDir, { recursive: true });
  await Promise.all(icons.map(([name, bytes]) => writeFile(join(publicDir, name), bytes)));
}

/** The icon of a tab. The dark theme's signal is the lighter one; where there is one theme, the icon has its colours. */
function tabIcon(colours: Colours, dark: Colours | undefined): string {
  const paths = MARK.map((facet, index) => `<path class="f${index}" d="${facetPath(facet)}"/>`);
  const fills = ({ facets }: Colours) => facets.map((colour, index) => `.f${index}{fill:${colour}}`).join("");
  const style = fills(colours) + (dark ? `@media(prefers-color-scheme:dark){${fills(dark)}}` : "");
  return svg(`<style>${style}</style>${paths.join("")}`);
}

/** The mark without a ground. */
async function bare(size: number, { facets }: Colours): Promise<Buffer> {
  const paths = MARK.map((facet, index) => `<path fill="${facets[index] ?? ""}" d="${facetPath(facet)}"/>`);
  return sharp(Buffer.from(svg(paths.join(""))), { density: (72 * size) / MARK_SIZE })
    .resize(size)
    .png()
    .toBuffer();
}

/** The mark in the middle of a sheet of the site's paper, `share` of its width wide. */
async function onPaper(size: number, share: number, colours: Colours): Promise<Buffer> {
  const mark = await bare(Math.round(size * share), colours);
  return sharp({ create: { width: size, height: size, channels: 3, background: colours.paper } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

function coloursOf(theme: Theme): Colours {
  const colours = palette(theme);
  const signal = colourIn(colours, "signal");
  return {
    paper: hex(colourIn(colours, "paper")),
    facets: MARK.map(({ light }) => hex(mix(signal, "black", light))),
  };
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">${content}</svg>`;
}
