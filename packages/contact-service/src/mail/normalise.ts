/**
 * Thirty marks in a row, and one more: as many as a letter of any language may have (Unicode Standard Annex 15, 13,
 * Stream-Safe Text Format). Putting marks in order takes time by the square of how many there are in a row.
 */
const CROWDED = /[^\P{M}\u034f]{30}(?=[^\P{M}\u034f])/gu;

/** Between marks it parts them without being seen, as the Stream-Safe Text Format has it (combining grapheme joiner). */
const JOINER = "\u034f";

/**
 * A single line as it is kept: without the marks that embed, override or isolate a direction of writing (Unicode Standard
 * Annex 9), which come along with copied phone numbers and could show a name differently from what it is; one space for
 * white space of every kind, which comes along with what is copied from tables and pages, none at the ends; composed
 * (NFC).
 */
export function normaliseLine(value: string): string {
  return composed(value.replace(/[\u202a-\u202e\u2066-\u2069]/g, ""))
    .replace(/[\s\u0085]+/g, " ")
    .trim();
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
