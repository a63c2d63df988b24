/** Control characters but the line end and the tab, and marks that change the direction of what is around them. */
const UNPRINTABLE = /(?![\t\n])\p{Cc}|[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text that a terminal shows and does not obey: control characters stand there by their number. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** The same in one line. */
export function printableLine(text: string): string {
  return printable(text).replace(/[\t\n]+/g, " ");
}
