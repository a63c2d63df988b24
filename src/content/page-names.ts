import { valueAt } from "./fault";

/** The pages that content may lead to by their names, wherever they are. */
export const PAGE_NAMES = ["home", "about", "contact", "portfolio", "pricing", "services", "testimonials"] as const;

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
