/**
 * Turns a title into the last part of its address: lower case, runs of white space become one hyphen,
 * everything else (also `&` and `–`) stays. The rule is the specification's; slugs are never typed by hand. Letters are
 * composed (NFC), so that two titles that read the same have the same address.
 */
export function slugOf(title: string): string {
  return title.normalize("NFC").trim().toLowerCase().replace(/\s+/g, "-");
}
