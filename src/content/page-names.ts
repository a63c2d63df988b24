import { valueAt } from "./fault";

/** The pages that content may lead to by their names, wherever they are. */
export const PAGE_NAMES = ["home", "about", "contact", "portfolio", "pricing", "services", "testimonials"] as const;

/** Pages that an agency may do without: they go with their file and its address. */
export const OPTIONAL_PAGES = [
  "about",
  "pricing",
  "testimonials",
] as const satisfies readonly (typeof PAGE_NAMES)[number][];

/**
 * The address of the page that a link names; what names none is an address itself.
 *
 * @param addresses - What `data/addresses.json` holds.
 */
export function addressOf(link: string, addresses: unknown): string {
  if (link === "home") return "/";
  const address = PAGE_NAMES.some((name) => name === link) ? valueAt(addresses, [link]) : undefined;
  return typeof address === "string" ? address : link;
}
