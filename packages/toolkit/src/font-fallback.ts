import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { axesOf, type Axes } from "#fonts/axes";

/** How an installed face is scaled to take the space of a web font, in percent, as `@font-face` says it. */
export interface Fallback {
  /** Full names of installed faces whose letters are equally wide. */
  readonly local: readonly string[];
  readonly size: string;
  /** Left out, with the descent, where letters stand at the same height in a line without them. */
  readonly ascent?: string;
  readonly descent?: string;
}

/** Faces that systems come with. */
interface Installed {
  readonly local: readonly string[];
  /**
   * Mean width of a letter, in em, weighted by how often letters are used, as Capsize counts it
   * (https://seek-oss.github.io/capsize/).
   */
  readonly width: number;
  /** How far the baseline stands below the middle of a line, in em: half of what is left of the ascent by the descent. */
  readonly baseline: number;
}

const ARIAL: Readonly<Record<"regular" | "bold", Installed>> = {
  regular: { local: ["Arial", "Liberation Sans"], width: 913 / 2048, baseline: 710 / 2048 },
  bold: { local: ["Arial Bold", "Liberation Sans Bold"], width: 983 / 2048, baseline: 710 / 2048 },
};

/**
 * Condensed faces: of Windows with Office, macOS and Linux; of Android and iOS. Widths of Arial Narrow, by Liberation's
 * file, and of Roboto Condensed, 826, by Capsize. That of Helvetica Neue Condensed, 841, is 0.856 of Helvetica Bold's, by
 * the advance widths that Adobe published for Helvetica Condensed Bold. What lies between the last two is within a
 * hundredth of either.
 */
const CONDENSED: readonly Installed[] = [
  { local: ["Arial Narrow Bold", "Liberation Sans Narrow Bold"], width: 806 / 2048, baseline: 741 / 2048 },
  { local: ["Roboto Condensed Bold", "Helvetica Neue Condensed Bold"], width: 833 / 2048, baseline: 728 / 2048 },
];

/** All of them: where they change, what was made from them is made anew. */
export const INSTALLED = { ARIAL, CONDENSED };

/** What nobody sees, in em: a pixel of a title of 64. */
const UNSEEN = 1 / 64;

const LETTERS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/**
 * The scales at which lines in installed faces break at the same words as in a web font, and are as high; the face to
 * be preferred comes first. In place of a bold face that is narrower than halfway between Arial and condensed faces,
 * those come first: Arial would be made so small that titles lose their voice.
 */
export async function fallbacksOf(file: Buffer, axes: Axes, weight: keyof typeof ARIAL): Promise<Fallback[]> {
  const variationAxes = axesOf(file, axes);
  const instance = await subsetFont(file, LETTERS, { targetFormat: "truetype", variationAxes });
  const { xWidthAvg, unitsPerEm, ascent, descent } = await fromBuffer(instance);
  const width = xWidthAvg / unitsPerEm;
  return preferred(width, weight).map((installed) => {
    const scale = width / installed.width;
    const face = { local: installed.local, size: percent(scale) };
    const baseline = (ascent + descent) / 2 / unitsPerEm;
    if (Math.abs(installed.baseline * scale - baseline) < UNSEEN) return face;
    return {
      ...face,
      ascent: percent(ascent / unitsPerEm / scale),
      descent: percent(-descent / unitsPerEm / scale),
    };
  });
}

function preferred(width: number, weight: keyof typeof ARIAL): readonly Installed[] {
  const arial = ARIAL[weight];
  const [narrowest] = CONDENSED;
  const isNarrow = weight === "bold" && narrowest && width < (narrowest.width + arial.width) / 2;
  return isNarrow ? [...CONDENSED, arial] : [arial];
}

function percent(value: number): string {
  return `${String(Math.round(value * 1000) / 10)}%`;
}
