import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { axesOf, type Axes } from "#fonts/axes";

/** How Arial is scaled to take the space of a face, in percent, as `@font-face` says it. */
export interface Fallback {
  readonly size: string;
  readonly ascent: string;
  readonly descent: string;
}

/**
 * Mean width of a letter in Arial, in em, weighted by how often letters are used: 913 and 983 of 2,048 units, from
 * the metrics of Capsize (https://seek-oss.github.io/capsize/).
 */
const ARIAL = { regular: 913 / 2048, bold: 983 / 2048 };

const LETTERS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** The scale at which lines in Arial break at the same words as in a face, and are as high. */
export async function fallbackOf(file: Buffer, axes: Axes, weight: keyof typeof ARIAL): Promise<Fallback> {
  const variationAxes = axesOf(file, axes);
  const instance = await subsetFont(file, LETTERS, { targetFormat: "truetype", variationAxes });
  const { xWidthAvg, unitsPerEm, ascent, descent } = await fromBuffer(instance);
  const scale = xWidthAvg / unitsPerEm / ARIAL[weight];
  const percent = (value: number) => `${String(Math.round(value * 1000) / 10)}%`;
  return {
    size: percent(scale),
    ascent: percent(ascent / unitsPerEm / scale),
    descent: percent(-descent / unitsPerEm / scale),
  };
}
