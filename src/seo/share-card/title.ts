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

/** From the largest down; in the smallest every title that the content check lets through has room, once long words are broken. */
const SIZES = [80, 72, 64, 56, 48, 40, 36, 32];

/** In these a word is broken with a hyphen, and only where it has no room; others break between any two letters. */
const HYPHENATED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]/u;

/** Letters of a broken word that stay together at each end. */
const KEPT_TOGETHER = 4;

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
  const smallest = SIZES.at(-1) ?? 0;
  const tracking = TRACKING[isFromRight ? "fromRight" : "fromLeft"];
  const measureAt = (size: number) => (text: string) => (widthAtOne(text) + tracking * text.length) * size;
  const words = title.split(" ").flatMap((word) => hyphenated(word, measureAt(smallest)));
  for (const size of SIZES) {
    const measure = measureAt(size);
    const isTorn = words.some((word) => HYPHENATED.test(word) && measure(word) > ROOM.width);
    const lines = balancedLines(words.join(" "), ROOM.width, measure);
    if (!isTorn && lines.length * size <= ROOM.height) return { lines, size, tracking: tracking * size };
  }
  throw new Error(`Share card: ${JSON.stringify(title)} is too long for it`);
}

/** A word in pieces that have room, each but the last with a hyphen: its own where it has one, as in "E-Commerce". */
function hyphenated(word: string, measure: (text: string) => number): string[] {
  if (!HYPHENATED.test(word) || measure(word) <= ROOM.width) return [word];
  let end = word.length - KEPT_TOGETHER;
  while (end > KEPT_TOGETHER && measure(`${word.slice(0, end)}-`) > ROOM.width) end -= 1;
  const own = word.lastIndexOf("-", end) + 1;
  if (own > KEPT_TOGETHER) return [word.slice(0, own), ...hyphenated(word.slice(own), measure)];
  return [`${word.slice(0, end)}-`, ...hyphenated(word.slice(end), measure)];
}
