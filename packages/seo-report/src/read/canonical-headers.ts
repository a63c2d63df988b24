import LinkHeader from "http-link-header";
import type { HostHeader } from "./hosts/header";
import type { Page } from "./page";

/** A page with the canonical addresses that headers name for it, which count like those in its head. */
export function withCanonicalHeaders(page: Page, headers: readonly HostHeader[]): Page {
  const named = headers.filter(({ holdsFor }) => holdsFor(page.address)).flatMap(canonicalsOf);
  const others = new Set(named.filter((address) => !page.canonicals.includes(address)));
  return others.size === 0 ? page : { ...page, canonicals: [...page.canonicals, ...others] };
}

/** The file that has the header which names a page's canonical address; nothing where none does. */
export function canonicalFile(page: Page, headers: readonly HostHeader[]): string | undefined {
  return headers.find((header) => header.holdsFor(page.address) && canonicalsOf(header).length > 0)?.file;
}

/** Canonical addresses of a header; one that a host fills in (`:splat`, `$1`) is not known. */
function canonicalsOf({ value }: HostHeader): string[] {
  return linksIn(value)
    .filter(({ rel }) => rel.toLowerCase().split(/\s+/).includes("canonical"))
    .map(({ uri }) => uri)
    .filter((uri) => !/:splat|[$*{]/.test(uri));
}

/** Links of a header; what can't be parsed says nothing. */
function linksIn(value: string): readonly { readonly uri: string; readonly rel: string }[] {
  try {
    return LinkHeader.parse(value).refs;
  } catch {
    return [];
  }
}
