import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { eastAsianWidth } from "get-east-asian-width";

/** Desktop results draw titles in Arial of 20 px, and what stands below them in 14 px. */
const [TITLE, DESCRIPTION] = [20, 14];

/**
 * Faces by which texts are measured, from packages, so that every machine measures the same: Liberation Sans has the
 * widths of Arial, for the scripts of Europe and Hebrew; those that it lacks are about as wide in every face for screens.
 */
const FACES = [
  "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf",
  "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2",
  "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff2",
  "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2",
];

/** Half of what is as wide as it is high: about the width of a letter. */
const NARROW = 0.5;

const faces = new Map<string, Font>();

/** How wide a title is in desktop search results, in pixels. */
export function titleWidth(title: string): number {
  return Math.round(widthOf(title) * TITLE);
}

/** How wide a description would be there in one line, in pixels. */
export function descriptionWidth(description: string): number {
  return Math.round(widthOf(description) * DESCRIPTION);
}

/** How many columns a text takes: two for what East Asian scripts write in a square, none for what joins another sign. */
export function columnsOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (isJoined(sign) ? 0 : squaresOf(sign)), 0);
}

/** The width of a text, as a multiple of the size it is set in. */
function widthOf(text: string): number {
  return runsOf(text).reduce((sum, { face, signs }) => {
    if (face === undefined) return sum + columnsOf(signs) * NARROW;
    const font = faceOf(face);
    return sum + font.layout(signs).advanceWidth / font.unitsPerEm;
  }, 0);
}

/** As many signs are laid out at once: the time that takes grows with the square of their number. */
const AT_ONCE = 200;

interface Run {
  readonly face: string | undefined;
  readonly signs: string;
}

/** A text in short runs of one face each; what joins a sign before it stays with it. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const face = last && isJoined(sign) ? last.face : FACES.find((name) => has(name, sign));
    const isLong = last !== undefined && last.signs.length >= AT_ONCE && !isJoined(sign);
    if (last && last.face === face && !isLong) runs[runs.length - 1] = { face, signs: last.signs + sign };
    else runs.push({ face, signs: sign });
  }
  return runs;
}

function has(face: string, sign: string): boolean {
  return faceOf(face).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

function isJoined(sign: string): boolean {
  return /[\p{M}\p{Cf}]/u.test(sign);
}

function squaresOf(sign: string): number {
  return eastAsianWidth(sign.codePointAt(0) ?? 0);
}

function faceOf(name: string): Font {
  const known = faces.get(name);
  if (known) return known;
  const font = create(readFileSync(require.resolve(name)));
  if (!("layout" in font)) throw new Error(`${name} has several faces, of which none is named`);
  faces.set(name, font);
  return font;
}
