import type { CheerioAPI } from "cheerio";
import { interned } from "./interned";
import { isKept, isStyledInPlace, outlineOf, placeKeepers } from "./kept-places";
import { nameOf } from "./names";
import type { Locate } from "./site-address";
import { isObject, type StructuredData } from "./structured-data";
import type { AnyNode } from "./text";

/** A picture as it stands in a page. */
export interface FoundPicture {
  readonly source: string;
  /** Where its file should be on this site; nothing for what comes from elsewhere. */
  readonly path: string | undefined;
  /** The path to write instead, for what almost surely lacks the path that the site stands under. */
  readonly meant: string | undefined;
  readonly alt: string | undefined;
  /** Whether it is all that a link has for a name, and says nothing: the link has that finding. */
  readonly isNamelessLink: boolean;
  /** Whether it keeps its place before it is there, by what the page itself says. */
  readonly hasSize: boolean;
  /** What a selector sees of one that does not: a style sheet may give it a size. */
  readonly outline: string | undefined;
}

/** Attributes that hold addresses which browsers or robots may follow. */
const ADDRESSES = ["href", "src", "srcset", "action", "content", "poster"];

/** All pictures of a page. */
export function picturesOf($: CheerioAPI, locate: Locate): FoundPicture[] {
  return $("img")
    .toArray()
    .map((image) => {
      const attributes = image.attribs;
      const { width, height, style = "" } = attributes;
      const isSized = (width !== undefined && height !== undefined) || isStyledInPlace(style);
      const outline = isSized ? undefined : interned(outlineOf($, image));
      const hasSize = outline === undefined || isKept(outline, placeKeepers($("style").text()));
      const source = attributes.src ?? "";
      const place = locate(source);
      return {
        source,
        path: place?.path,
        meant: place?.meant,
        alt: attributes.alt,
        isNamelessLink: attributes.alt === undefined && isNamelessLink($, image),
        ...{ hasSize, outline: hasSize ? undefined : outline },
      };
    });
}

function isNamelessLink($: CheerioAPI, image: AnyNode): boolean {
  const [link] = $(image).closest("a[href]").toArray();
  return link !== undefined && nameOf($, link) === "";
}

/** Whole addresses in a page, with a scheme, each once; what has rules of its own is left out. */
export function absoluteAddresses($: CheerioAPI, data: StructuredData): string[] {
  const inHtml = ADDRESSES.flatMap((name) =>
    $(`[${name}*="://"], [${name}^="//"]`)
      // These have rules of their own.
      .not(
        'link[rel~="canonical" i], base, meta[property^="og:"], meta[name^="twitter:"], meta[name="description" i], meta[http-equiv="refresh" i]',
      )
      .toArray()
      .flatMap((element) => absolutesIn($(element).attr(name))),
  );
  return [...new Set([...inHtml, ...absolutesOfData(data)])];
}

/** Whole addresses that structured data names. */
export function absolutesOfData({ nodes }: StructuredData): string[] {
  return nodes.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, value]) => (WRITINGS.has(name) ? [] : absolutesIn(value))),
  );
}

/** Fields that hold what somebody wrote: it may speak of any address. */
const WRITINGS = new Set(["articleBody", "reviewBody", "text", "transcript"]);

/** What is longer is the text of an article, and may speak of any address. */
const LONGEST = 500;

function absolutesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(absolutesIn);
  // What stands in a thing of its own is looked at with that thing; http://schema.org names, it is not fetched.
  if (typeof value !== "string" || isObject(value) || value.length > LONGEST) return [];
  if (value.startsWith("//")) return [value];
  return [...value.matchAll(/(?:https?|file):\/\/(?!schema\.org\/)[^\s,"']+/gi)].map(([address]) => address);
}
