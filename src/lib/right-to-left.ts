/** Scripts of living languages that are written from right to left, by their names in ISO 15924. */
const SCRIPTS = new Set(["Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]);

/**
 * Whether a language is written from right to left, as Arabic and Hebrew are; not where its tag names none. Its script
 * tells: `Intl.Locale`’s own `textInfo` has another name in each Node, and takes Dhivehi and `az-Arab` for the other way.
 */
export function isRightToLeft(tag: unknown): boolean {
  if (typeof tag !== "string") return false;
  try {
    return SCRIPTS.has(new Intl.Locale(tag).maximize().script ?? "");
  } catch {
    // Its own rule tells of a tag that is none.
    return false;
  }
}
