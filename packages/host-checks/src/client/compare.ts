export type Value = string | readonly string[] | number | undefined;

/** What is said of something that is not what is expected; nothing if it is. */
export function difference(what: string, got: Value, expected: Value): string[] {
  return got === expected ? [] : [`${what} ${shown(got)}; expected ${shown(expected)}`];
}

function shown(value: Value): string {
  if (value === undefined) return "missing";
  return String(value).slice(0, 200);
}
