/** A value in a host's file: in quotes of any kind, or one word; what is told to be a quote in it is one. */
export const QUOTED = String.raw`(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\x60([^\x60]*)\x60|([^\s;]+))`;

/** The value, of what `QUOTED` has found. */
export function unquoted(found: readonly (string | undefined)[]): string {
  return (found.find((value) => value !== undefined) ?? "").replace(/\\(.)/g, "$1");
}
