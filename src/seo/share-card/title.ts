import { create } from "fontkit";
import { balancedLines } from "../../lib/lines";

/** A title in lines, at the largest size at which it has room. */
export interface SetTitle {
  readonly lines: readonly string[];
  /** In pixels. */
  readonly size: number;
  /** Added between letters, in pixels. */
  readonly tracking: number;
}

/** Room for a title beside the picture, in pixels. */
const ROOM = { width: 485, height: 350 };

/** From the largest down; in the smallest every title that the content check lets through has room. */
const SIZES = [80, 72, 64, 56, 48, 40];

/** Of the size. Letters that join, as those of Arabic do, come apart where they are set closer than they are drawn. */
const TRACKING = { fromLeft: -0.025, fromRight: 0 };

/** Tells how wide a text in a font is at 1 px. */
export function measureIn(font: Buffer): (text: string) => number {
  const face = create(font);
  if (!("layout" in face)) throw new Error("Share card: its font is a collection of fonts");
  const widths = new Map<string, number>();
  // A title is tried in many sizes and lines: each word is laid out once.
  const widthOf = (word: string) => {
    const width = widths.get(word) ?? face.layout(word).advanceWidth / face.unitsPerEm;
    widths.set(word, width);
    return width;
  };
  return (text) => text.split(/(?<= )/).reduce((sum, word) => sum + widthOf(word), 0);
}

/** Sets a title as large as its place allows, in lines of about the same length. @throws When it has no room at all. */
export function setTitle(title: string, widthAtOne: (text: string) => number, isFromRight: boolean): SetTitle {
  for (const size of SIZES) {
    const tracking = size * TRACKING[isFromRight ? "fromRight" : "fromLeft"];
    const measure = (text: string) => widthAtOne(text) * size + tracking * text.length;
    const lines = balancedLines(title, ROOM.width, measure);
    const isWhole = lines.join(" ") === title && lines.every((line) => measure(line) <= ROOM.width);
    if (isWhole && lines.length * size <= ROOM.height) return { lines, size, tracking };
  }
  throw new Error(`Share card: ${JSON.stringify(title)} is too long for it`);
}
