import { applyEdits, modify, parse } from "jsonc-parser";

/** A value of a JSON file, and the keys that lead to it. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Every value below one, and itself, from the first to the last. */
export function placesIn(value: unknown, path: Place["path"] = []): Place[] {
  const own = { path, value };
  if (typeof value !== "object" || value === null) return [own];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    placesIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [own, ...inner];
}

/** Takes values out of a JSON text; all else in it stays as it is written. */
export function withoutPlaces(text: string, isGone: (place: Place) => boolean): string {
  const gone = placesIn(parse(text)).filter(isGone);
  // From the last to the first: those before keep their places in lists.
  return gone.reverse().reduce((result, { path }) => withValue(result, path, undefined), text);
}

/** Gives a place in a JSON text another value; `undefined` takes it out. */
export function withValue(text: string, path: Place["path"], value: unknown): string {
  // Without options for a format, what stands beside the place keeps its own.
  return applyEdits(text, modify(text, [...path], value, {}));
}
