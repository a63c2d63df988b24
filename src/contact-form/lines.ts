/**
 * Marks that embed, override or isolate a direction of writing (Unicode Standard Annex 9): they come along with what is
 * copied from some programs, and could show a name differently from what it is.
 */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** All marks that nobody sees (general category Cf). Names in some scripts need joiners; addresses and numbers none. */
const UNSEEN = /\p{Cf}/gu;

/**
 * A single line as it is checked and kept: without the marks that nobody meant to type; one space for white space of
 * every kind, which comes along with what is copied from tables and pages; none at the ends.
 *
 * @param type - How the line is asked for: the `type` of its input.
 */
export function asLine(text: string, type: string): string {
  return text
    .replace(type === "text" ? DIRECTIONS : UNSEEN, "")
    .replace(/[\s\u0085]+/g, " ")
    .trim();
}
