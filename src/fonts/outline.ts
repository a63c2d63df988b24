import { create } from "fontkit";
import { cutDisplay } from "./cut";
import { type FontChoice, readFontSources } from "./sources";

/** Sizes in which the display face is cut differently; a letter that stands for itself is large. */
const OPTICAL_SIZE = 96;

/** A letter's outline, and how far it reaches. */
export interface Outline {
  /** In the syntax of SVG's `d`, its baseline at 0. */
  readonly d: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** The outline of a letter in the display face, in units of the face; nothing where the face has no such letter. */
export async function displayOutline(choice: FontChoice, letter: string): Promise<Outline | undefined> {
  const { display } = await readFontSources(choice, { display: letter, text: "" });
  if (display.length === 0) return undefined;
  const face = create(await cutDisplay(display, OPTICAL_SIZE));
  if (!("layout" in face)) return undefined;
  // Letters stand on their baseline upwards; in SVG, down is more.
  const path = face.layout(letter).glyphs[0]?.path.scale(1, -1);
  if (!path || path.commands.length === 0) return undefined;
  const { minX, minY, maxX, maxY } = path.bbox;
  return { d: path.toSVG(), box: [minX, minY, maxX, maxY] };
}
