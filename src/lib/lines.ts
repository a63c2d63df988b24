/** Tells how wide a text is. */
export type Measure = (text: string) => number;

/** Breaks a text into lines no wider than `width`. Lines keep no space at their ends. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((one) => pieces(one, width, measure))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** As many lines as needed and all about as long: for headings. */
export function balancedLines(text: string, width: number, measure: Measure): string[] {
  const { length } = breakLines(text, width, measure);
  let [narrow, wide] = [width / length / 2, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (breakLines(text, middle, measure).length > length || isTornAt(text, middle, measure)) narrow = middle;
    else wide = middle;
  }
  return breakLines(text, wide, measure);
}

/** No lone short word on the last line where a slightly narrower measure prevents it: for paragraphs. */
export function proseLines(text: string, width: number, measure: Measure): string[] {
  const plain = breakLines(text, width, measure);
  const isGood = (lines: readonly string[]) => measure(lines.at(-1) ?? "") >= width * 0.25;
  if (plain.length === 1 || isGood(plain)) return plain;
  for (const share of [0.97, 0.94, 0.91, 0.88]) {
    const tighter = breakLines(text, width * share, measure);
    if (tighter.length === plain.length && isGood(tighter)) return tighter;
  }
  return plain;
}

/** Whether a word would have to be torn at this width. */
function isTornAt(text: string, width: number, measure: Measure): boolean {
  return text.split(" ").some((word) => measure(word) > width);
}

/** A word that is wider than a line, in pieces that fit; every other word as it is. */
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const found: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && measure(piece + character) > width) {
      found.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...found, piece];
}
