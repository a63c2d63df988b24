import { asLine } from "#contact-form/lines";

/**
 * Thirty marks in a row, and one more: as many as a letter of any language may have (Unicode Standard Annex 15, 13,
 * Stream-Safe Text Format). Putting marks in order takes time by the square of how many there are in a row.
 */
const CROWDED = /[^\P{M}\u034f]{30}(?=[^\P{M}\u034f])/gu;

/** Between marks it parts them without being seen, as the Stream-Safe Text Format has it (combining grapheme joiner). */
const JOINER = "\u034f";

/** A single line as it is kept: as the page has it, and composed (NFC). */
export function normaliseLine(value: string, type = "text"): string {
  return composed(asLine(value, type));
}

/**
 * A text of several lines as it is kept: every kind of line end is LF, other control characters but the tab are left
 * out since nobody can see or type them, half characters become U+FFFD as any encoder makes them, no white space at
 * the ends; composed (NFC).
 */
export function normaliseText(value: string): string {
  const visible = value
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .toWellFormed();
  return composed(visible).trim();
}

/** Composing can bring marks closer together again. */
function composed(value: string): string {
  return withJoiners(withJoiners(value).normalize("NFC"));
}

function withJoiners(value: string): string {
  return value.replace(CROWDED, `$&${JOINER}`);
}
