import type { CheerioAPI } from "cheerio";
import { decoded, type Locate, type Place } from "./site-address";

/** A link as it stands in a page. */
export interface FoundLink {
  readonly href: string;
  /** Where it leads on this site: an unencoded path and the place on that page; nothing for what is elsewhere. */
  readonly inside: { readonly path: string; readonly fragment: string } | undefined;
  /** Its whole address, for what is on another site. */
  readonly outside: string | undefined;
  /** The path to write instead, for what almost surely lacks the path that the site stands under. */
  readonly meant: string | undefined;
  /** Whether robots are told not to follow it. */
  readonly isNofollow: boolean;
}

/** All links of a page that lead to pages: not those that write a mail or dial a number. */
export function linksOf($: CheerioAPI, locate: Locate): FoundLink[] {
  return $("a[href], area[href]")
    .toArray()
    .flatMap(({ attribs }) => {
      const href = (attribs.href ?? "").trim();
      const isNofollow = /\bnofollow\b/i.test(attribs.rel ?? "");
      return foundLink(href, locate(href)).map((link) => ({ ...link, isNofollow }));
    });
}

function foundLink(href: string, place: Place | undefined): Omit<FoundLink, "isNofollow">[] {
  // What is no address at all leads to a page of that name, which does not exist.
  if (!place) return [{ href, inside: { path: href, fragment: "" }, outside: undefined, meant: undefined }];
  const { url, path, meant } = place;
  if (url.protocol !== "http:" && url.protocol !== "https:") return [];
  if (path === undefined) return [{ href, inside: undefined, outside: url.href, meant }];
  return [{ href, inside: { path, fragment: decoded(url.hash.slice(1)) }, outside: undefined, meant }];
}
