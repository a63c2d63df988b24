/** The first second of Unix, and that of Go: programs write them where there is no time. */
const ZEROS = [0, Date.parse("0001-01-01T00:00:00Z")];

/** Whether a time is one that a program has written in place of none. */
export function isZeroTime(text: string): boolean {
  return ZEROS.includes(Date.parse(text));
}
