/**
 * A single line as it is kept: without the marks that embed, override or isolate a direction of writing (Unicode Standard
 * Annex 9), which come along with copied phone numbers and could show a name differently from what it is; one space for
 * any white space, none at the ends; composed (NFC).
 */
export function normaliseLine(value: string): string {
  return value
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * A text of several lines as it is kept: every kind of line end is LF, other control characters but the tab are left
 * out since nobody can see or type them, half characters become U+FFFD as any encoder makes them, no white space at
 * the ends; composed (NFC).
 */
export function normaliseText(value: string): string {
  return value
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .toWellFormed()
    .normalize("NFC")
    .trim();
}
