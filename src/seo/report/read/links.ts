import type { CheerioAPI } from "cheerio";

/** A link as it stands in a page. */
export interface FoundLink {
  readonly href: string;
  /** Where it leads on this site: an unencoded path and the place on that page; nothing for what is elsewhere. */
  readonly inside: { readonly path: string; readonly fragment: string } | undefined;
  /** Its whole address, for what is on another site. */
  readonly outside: string | undefined;
}

/** All links of a page that lead to pages: not those that write a mail or dial a number. */
export function linksOf($: CheerioAPI, base: string): FoundLink[] {
  return $("a[href], area[href]")
    .toArray()
    .map((link) => ($(link).attr("href") ?? "").trim())
    .flatMap((href) => foundLink(href, base));
}

/** An unencoded path, or the path itself where it is not well encoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function foundLink(href: string, base: string): FoundLink[] {
  // What is no address at all leads to a page of that name, which does not exist.
  if (!URL.canParse(href, base)) return [{ href, inside: { path: href, fragment: "" }, outside: undefined }];
  const url = new URL(href, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") return [];
  if (url.host !== new URL(base).host) return [{ href, inside: undefined, outside: url.href }];
  return [{ href, inside: { path: decoded(url.pathname), fragment: decoded(url.hash.slice(1)) }, outside: undefined }];
}
