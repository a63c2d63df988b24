import sharp from "sharp";
import { type LogoDrawing } from "./logo-drawing";
import { markupOf } from "./logo-path";

/** Pixels that a logo is looked at in, from top to bottom. */
const HEIGHT = 160;

/** What of a logo's edge is less than this is too small to matter: where colours of an antialiased line mix. */
const LEAST = 0.05;

/**
 * A logo's own colours that lie on paper: what lies on other parts of it can be told from those. Where the palette's
 * colour shows, two of them give two pixels.
 */
export async function edgeColours(logo: LogoDrawing): Promise<string[]> {
  const [{ data, info }, other] = await Promise.all([painted(logo, "#fff"), painted(logo, "#000")]);
  const pixelAt = (x: number, y: number) => 4 * (y * info.width + x);
  const alphaAt = (x: number, y: number) => data[pixelAt(x, y) + 3] ?? 0;
  const counts = new Map<string, number>();
  for (let y = 1; y < info.height - 1; y += 1) {
    for (let x = 1; x < info.width - 1; x += 1) {
      const isEdge = [alphaAt(x - 1, y), alphaAt(x + 1, y), alphaAt(x, y - 1), alphaAt(x, y + 1)].includes(0);
      const colour = data.toString("hex", pixelAt(x, y), pixelAt(x, y) + 3);
      const isOwn = colour === other.data.toString("hex", pixelAt(x, y), pixelAt(x, y) + 3);
      if (isEdge && isOwn && alphaAt(x, y) === 255) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].flatMap(([colour, count]) => (count < LEAST * all ? [] : [`#${colour}`]));
}

/** With hard edges, so that every pixel has one of its colours; a pixel of nothing around it. */
function painted({ box: [left, top, width, height], paths }: LogoDrawing, palette: string) {
  const pixel = height / HEIGHT;
  const box = [left - pixel, top - pixel, width + 2 * pixel, height + 2 * pixel].join(" ");
  const size = `width="${Math.round(width / pixel) + 2}" height="${HEIGHT + 2}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}" shape-rendering="crispEdges">`;
  return sharp(Buffer.from(`${svg}${markupOf(paths, palette)}</svg>`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
