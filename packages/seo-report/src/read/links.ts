import type { CheerioAPI } from "cheerio";
import { interned } from "./interned";
import { nameOf } from "./names";
import { decoded, type Locate, type Place } from "./site-address";
import { type AnyNode, textOf } from "./text";

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
  /** What it says, or what it is called where it shows no text. */
  readonly text: string;
  readonly part: PagePart;
}

/** The part of a page that something stands in. */
export type PagePart = "navigation" | "header" | "footer" | "aside" | "main" | "body";

/** Parts by their elements: the innermost of them counts. */
const PARTS: Readonly<Record<string, PagePart>> = {
  nav: "navigation",
  header: "header",
  footer: "footer",
  aside: "aside",
  main: "main",
};

/** All links of a page that lead to pages: not those that write a mail or dial a number. */
export function linksOf($: CheerioAPI, locate: Locate): FoundLink[] {
  return $("a[href], area[href]")
    .toArray()
    .flatMap((element) => {
      const { href: written = "", rel = "" } = element.attribs;
      const href = interned(written.trim());
      const isNofollow = /\bnofollow\b/i.test(rel);
      return foundLink(href, locate(href)).map((link) => {
        const text = textOf($(element)) || nameOf($, element);
        return { ...link, isNofollow, text, part: partOf(element) };
      });
    });
}

function partOf(element: AnyNode): PagePart {
  for (let node: AnyNode | null = element; node; node = node.parent) {
    const part = "name" in node ? PARTS[node.name] : undefined;
    if (part) return part;
  }
  return "body";
}

function foundLink(href: string, place: Place | undefined): Omit<FoundLink, "isNofollow" | "text" | "part">[] {
  // What is no address at all leads to a page of that name, which does not exist.
  if (!place) return [{ href, inside: { path: href, fragment: "" }, outside: undefined, meant: undefined }];
  const { url, path, meant } = place;
  if (url.protocol !== "http:" && url.protocol !== "https:") return [];
  if (path === undefined) return [{ href, inside: undefined, outside: interned(url.href), meant }];
  return [{ href, inside: { path: interned(path), fragment: decoded(url.hash.slice(1)) }, outside: undefined, meant }];
}
