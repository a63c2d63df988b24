import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import pngToIco from "png-to-ico";
import sharp from "sharp";
import { logosIn } from "../content/logo";
import type { LogoDrawing } from "../content/logo-drawing";
import { markupOf } from "../content/logo-path";
import { hex } from "../styles/mix";
import { colourIn, palette } from "../styles/palette";
import type { Theme } from "../styles/themes";
import { themes } from "./style-settings";

/** Writes the icons before anything asks for them, in development too. */
export async function onPostBootstrap(): Promise<void> {
  await writeIcons(resolve("public"), (await logosIn(resolve("data"))).mark);
}

/**
 * Draws the mark as every icon that is asked for by name: in a tab (`icon.svg`, which follows the system's theme, and
 * `favicon.ico` for those that read no SVG) and on a home screen (`apple-touch-icon.png`). A web manifest would be
 * fetched on every first visit, beside the fonts, and could tell no more than a home screen takes from the page.
 */
export async function writeIcons(publicDir: string, mark: LogoDrawing): Promise<void> {
  const [first = "light", other] = themes;
  const own = colourOf(first, mark.colour);
  const [small, medium, large] = await Promise.all([16, 32, 48].map((size) => bare(size, mark, own)));
  const icons: readonly (readonly [name: string, bytes: Buffer | string])[] = [
    ["icon.svg", tabIcon(mark, own, other && colourOf(other, mark.colour))],
    ["favicon.ico", await pngToIco([small, medium, large].filter((png) => png !== undefined))],
    // A home screen rounds the corners itself and puts black behind what is clear.
    ["apple-touch-icon.png", await onPaper(180, await bare(Math.round(180 * 0.68), mark, own), first)],
  ];
  await mkdir(publicDir, { recursive: true });
  await Promise.all(icons.map(([name, bytes]) => writeFile(join(publicDir, name), bytes)));
}

/** The icon of a tab. In the dark theme the palette's colours are lighter; where there is one theme, it has its colour. */
function tabIcon(mark: LogoDrawing, own: string, dark: string | undefined): string {
  const shapes = markupOf(mark.paths, "currentColor");
  if (!shapes.includes("currentColor")) return squared(mark, shapes);
  const night = dark === undefined ? "" : `@media(prefers-color-scheme:dark){svg{color:${dark}}}`;
  return squared(mark, `<style>svg{color:${own}}${night}</style>${shapes}`);
}

/** The mark without a ground. */
async function bare(size: number, mark: LogoDrawing, own: string): Promise<Buffer> {
  const density = (72 * size) / Math.max(mark.box[2], mark.box[3]);
  return sharp(Buffer.from(squared(mark, markupOf(mark.paths, own))), { density })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** A picture in the middle of a sheet of the site's paper. */
async function onPaper(size: number, mark: Buffer, theme: Theme): Promise<Buffer> {
  const background = colourOf(theme, "paper");
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/** In the middle of a square, which icons are. */
function squared({ box: [left, top, width, height] }: LogoDrawing, content: string): string {
  const side = Math.max(width, height);
  const box = [left - (side - width) / 2, top - (side - height) / 2, side, side].join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;
}

function colourOf(theme: Theme, name: string): string {
  return hex(colourIn(palette(theme), name));
}
