import { load, type CheerioAPI } from "cheerio";
import { type Anchor, anchorsOf } from "./anchors";
import { blocksOf } from "./blocks";
import { type Head, headOf } from "./head";
import { type FoundLink, linksOf } from "./links";
import { isDrawnElsewhere, isUnheard } from "./names";
import { MAIN_PART, mainTextOf, SIDES } from "./main-text";
import { type FoundPicture, absoluteAddresses, picturesOf } from "./resources";
import { type Need, needsOf } from "./needs";
import { misnamedRobotsOf, type RobotsWord, robotsWordsOf } from "./robots-tags";
import { type Locate, locateFrom } from "./site-address";
import { type StructuredData, structuredDataOf } from "./structured-data";
import { type Weight, weightOf } from "./weight";
import { oneLine, textOf, wordsIn } from "./text";

/** A heading and its level, in the order of the page. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  /** Whether that is what readers get of it: a script or another document may draw it, or it is hidden. */
  readonly isWhole: boolean;
  /** Whether it is a heading of what the page says, not of what stands around that on all pages. */
  readonly isMain: boolean;
}

/** A step of the breadcrumb that readers see; the page itself has no address. */
export interface Crumb {
  readonly name: string;
  readonly address: string | undefined;
}

/** A page as it is written, read without scripts. */
export interface Page {
  /** Address on this site, unencoded, such as `/about/`. */
  readonly address: string;
  readonly weight: Weight;
  readonly head: Head;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  /** What its tags tell robots, as it is written. */
  readonly robots: string;
  readonly robotsWords: readonly RobotsWord[];
  /** What it would tell them if the tag had the right attribute. */
  readonly misnamedRobots: readonly RobotsWord[];
  readonly language: string;
  readonly hasViewport: boolean;
  readonly hasThemeColor: boolean;
  /** Contents of `og:` and `twitter:` tags by their names. */
  readonly sharing: ReadonlyMap<string, string>;
  readonly headings: readonly Heading[];
  /** All that can be read on it. */
  readonly text: string;
  /** Words of its main part. */
  readonly words: number;
  readonly links: readonly FoundLink[];
  readonly pictures: readonly FoundPicture[];
  /** Other files that it needs. */
  readonly needs: readonly Need[];
  /** Names of its places that a link may lead to. */
  readonly ids: ReadonlySet<string>;
  readonly breadcrumb: readonly Crumb[];
  readonly data: StructuredData;
  /** Its links as readers meet them, wherever they lead. */
  readonly anchors: readonly Anchor[];
  /** Whether it shows code: what is a placeholder elsewhere may be its subject. */
  readonly showsCode: boolean;
  /** Its texts piece by piece. */
  readonly blocks: readonly string[];
  /** Text of its main part. */
  readonly mainText: string;
  /** Addresses in it that have a scheme, each once. */
  readonly absolutes: readonly string[];
}

/** Reads a page of the site at `siteUrl`. */
export function readPage(address: string, html: string, siteUrl: string): Page {
  const $ = load(html);
  const robotsWords = robotsWordsOf($);
  const robots = attributes($, 'meta[name="robots" i], meta[name="googlebot" i]', "content").join(", ");
  const head = headOf($, html);
  const mainText = mainTextOf($);
  const locate = locateWithBase(siteUrl, address, head.base);
  const data = structuredDataOf($, locate);
  return {
    ...{ address, weight: weightOf(html), head, robots, robotsWords, data },
    misnamedRobots: misnamedRobotsOf($),
    titles: titlesOf($),
    descriptions: attributes($, 'meta[name="description"]', "content"),
    canonicals: head.canonicals,
    language: $("html").attr("lang") ?? "",
    hasViewport: $('meta[name="viewport"]').length > 0,
    hasThemeColor: $('meta[name="theme-color"]').length > 0,
    sharing: sharingOf($),
    headings: headingsOf($),
    text: textOf($("body")),
    mainText,
    words: wordsIn(mainText),
    links: linksOf($, locate),
    pictures: picturesOf($, locate),
    needs: needsOf($, locate),
    ids: new Set([...attributes($, "[id]", "id"), ...attributes($, "a[name]", "name")]),
    breadcrumb: breadcrumbOf($, locate),
    anchors: anchorsOf($),
    showsCode: $("pre, code, samp").length > 0,
    blocks: blocksOf($),
    absolutes: absoluteAddresses($, data),
  };
}

/** A base on another site has a finding of its own: read with it, every link of the page would have one. */
function locateWithBase(siteUrl: string, address: string, base: string | undefined): Locate {
  const own = locateFrom(siteUrl, address);
  const path = base === undefined ? undefined : own(base)?.path;
  return path === undefined ? own : locateFrom(siteUrl, path);
}

/** The canonical addresses that a document names, without reading the rest of it. */
export function canonicalsIn(html: string): readonly string[] {
  return attributes(load(html), 'link[rel~="canonical" i]', "href");
}

function titlesOf($: CheerioAPI): string[] {
  // A drawing's title is its own.
  const titles = $("title:not(svg title)").toArray();
  return titles.map((title) => oneLine($(title).text()));
}

function attributes($: CheerioAPI, selector: string, name: string): string[] {
  const elements = $(selector).toArray();
  return elements.map((element) => oneLine($(element).attr(name) ?? ""));
}

function sharingOf($: CheerioAPI): Map<string, string> {
  const sharing = new Map<string, string>();
  for (const meta of $("meta[property], meta[name]").toArray()) {
    const name = $(meta).attr("property") ?? $(meta).attr("name") ?? "";
    // Of several pictures, networks show the first.
    if (/^(?:og|twitter):/.test(name) && !sharing.has(name)) sharing.set(name, $(meta).attr("content") ?? "");
  }
  return sharing;
}

function headingsOf($: CheerioAPI): Heading[] {
  return $("h1, h2, h3, h4, h5, h6")
    .toArray()
    .map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: textOf($(heading)) || namesIn($, heading),
      isWhole: !isUnheard(heading) && !isDrawnElsewhere(heading),
      isMain: !$(heading).closest(`${SIDES}, ${MAIN_PART}`).is(SIDES),
    }));
}

/** A heading may be a picture, whose alternative text it then has. */
function namesIn($: CheerioAPI, heading: Parameters<CheerioAPI>[0]): string {
  const parts = $(heading).find("[alt], [aria-label]").toArray();
  return oneLine(parts.map((part) => $(part).attr("alt") ?? $(part).attr("aria-label") ?? "").join(" "));
}

function breadcrumbOf($: CheerioAPI, locate: Locate): Crumb[] {
  return $('nav[aria-label="Breadcrumb" i] li')
    .toArray()
    .map((item) => {
      const href = $(item).find("a[href]").attr("href");
      return {
        name: withoutSeparator(textOf($(item))),
        address: href === undefined ? undefined : locate(href)?.url.href,
      };
    });
}

/** The name of a step without the sign between it and the next, which generators write into either. */
function withoutSeparator(step: string): string {
  const name = step.replace(/^[/\\|>»›→·•»-]+\s*|\s*[/\\|>»›→·•-]+$/gu, "");
  return name === "" ? step : name;
}
