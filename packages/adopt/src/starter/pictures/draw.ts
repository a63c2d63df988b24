import sharp, { type OverlayOptions } from "sharp";
import { chanceOf, type Drawing } from "./drawing";
import { hills, sun } from "./landscapes";
import { bars, dots, quarters, rings, sheets, steps } from "./patterns";
import { person } from "./person";
import type { Tones } from "./tones";

const DRAWINGS = { sun, hills, rings, sheets, bars, dots, quarters, steps, person } satisfies Readonly<
  Record<string, Drawing>
>;

/** The name of what a picture shows. */
export type DrawingName = keyof typeof DRAWINGS;

/** Whether something is the name of a drawing. */
export function isDrawing(name: string): name is DrawingName {
  return name in DRAWINGS;
}

/** Size of a picture in pixels. */
export type Size = readonly [width: number, height: number];

/** Strength of the grain, in levels of 256: paper, not noise. */
const GRAIN = 7;

/** Pixels of a side of its tile. */
const TILE = 256;

/** Draws a picture as a JPEG. @param seed - Other seeds make other pictures of the same kind. */
export async function draw(name: DrawingName, seed: string, [width, height]: Size, tones: Tones): Promise<Uint8Array> {
  const shapes = DRAWINGS[name]({ width, height, tones, chance: chanceOf(seed) });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${filters(height)}${shapes}</svg>`;
  return sharp(Buffer.from(svg)).flatten().composite([grain]).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** Shadows as of paper under one light from above, and the light's fall. */
function filters(height: number): string {
  const soft = (height * 0.014).toFixed(1);
  return `<defs>
    <filter id="raised" x="-10%" y="-10%" width="120%" height="125%" color-interpolation-filters="sRGB">
      <feDropShadow dx="0" dy="${soft}" stdDeviation="${soft}" flood-color="#000" flood-opacity="0.2"/>
    </filter>
    <linearGradient id="fall" x2="0.25" y2="1"><stop stop-color="#fff" stop-opacity="0.16"/><stop offset="1" stop-color="#000" stop-opacity="0.07"/></linearGradient>
  </defs>`;
}

/** Light and dark points, hardly to be seen: flat colours would band on screens. They repeat from tile to tile. */
const grain: OverlayOptions = {
  input: grainTile(),
  raw: { width: TILE, height: TILE, channels: 4 },
  tile: true,
};

function grainTile(): Buffer {
  const chance = chanceOf("grain");
  const pixels = Buffer.alloc(TILE * TILE * 4);
  for (let index = 0; index < pixels.length; index += 4) {
    const value = (chance() + chance() - 1) * GRAIN;
    pixels.fill(value > 0 ? 255 : 0, index, index + 3);
    pixels[index + 3] = Math.abs(value);
  }
  return pixels;
}
