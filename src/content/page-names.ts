import { PAGES } from "../lib/page-kinds";
import { valueAt } from "./fault";

type Pages = typeof PAGES;

type OptionalPage = {
  [Name in keyof Pages]: Pages[Name] extends { readonly isOptional: true } ? Name : never;
}[keyof Pages];

/** The pages that content may lead to by their names, wherever they are. */
export const PAGE_NAMES = ["home", ...Object.keys(PAGES)] as readonly ("home" | keyof Pages)[];

/** Pages that an agency may do without: they go with their file and its address. */
export const OPTIONAL_PAGES = Object.entries(PAGES).flatMap(([name, page]) =>
  "isOptional" in page ? [name as OptionalPage] : [],
);

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
