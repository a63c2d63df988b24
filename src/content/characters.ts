import { type Fault, fieldOf, shown } from "./fault";

/**
 * Characters that no text of the site may hold: control characters (line breaks among them: a
 * paragraph is an entry of a list), halves of characters (lone
 * surrogates), U+FFFD, which stands where an earlier program has lost a character, and those that are none.
 */
const NEVER = /\p{Cc}|\p{Cs}|\ufffd|\p{Noncharacter_Code_Point}/u;

/** Texts in a file with characters that no text may hold, wherever they stand. */
export function characterFaults(file: string, value: unknown, path: readonly PropertyKey[] = []): Fault[] {
  if (typeof value === "string") {
    const [found] = NEVER.exec(value) ?? [];
    if (found === undefined) return [];
    const got = `${codePoint(found)} in ${shown(value)}`;
    return [{ file, field: fieldOf(path), got, allowed: "characters that can be read, in one line" }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    characterFaults(file, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A character by its number, for messages: it may be one that cannot be seen. */
export function codePoint(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `U+${number}`;
}
