/** What a page has its address from. */
export interface Addressed {
  readonly title: string;
  /** The last part of its address, where the title shall not say it. */
  readonly slug?: string | null | undefined;
}

/** The last part of a page's address: its own, or made from its title. */
export function slugFor({ title, slug }: Addressed): string {
  return slug ?? slugOf(title);
}

/** The last part of an address: `web-design` in `/services/web-design/`. */
export function slugIn(path: string): string {
  return path.split("/").at(-2) ?? "";
}

/**
 * Turns a title into the last part of its address: lower case, runs of white space become one hyphen,
 * everything else (also `&` and `–`) stays. The rule is the specification's. Letters are composed (NFC), so that two titles that read the same have the same address.
 */
export function slugOf(title: string): string {
  return title.normalize("NFC").trim().toLowerCase().replace(/\s+/g, "-");
}
