import type { HostHeader } from "../read/hosts/header";
import { forbidsListing, isSaidTo, isUnderstood, type RobotsWord, spelled } from "../read/robots-tags";
import { isListed } from "../read/site";
import { saidOf } from "../verdict";
import { CODE_OF_HEAD, type Check, type Context, listedPages, type Observation, onAllPages, type Rule } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag";

/** What pages that may be listed tell robots besides, by their tags or by headers. */
export const robotsTagRules: readonly Rule[] = [
  {
    id: "robots-nofollow",
    severity: "error",
    effect: "index",
    title: "A page tells robots not to follow its links",
    reason: "What only it links to is not found, and its links are worth nothing to the pages behind them.",
    source: SOURCE,
    check: onWords(({ name }) => name === "nofollow", "Take nofollow away; rel=nofollow holds for a single link."),
  },
  {
    id: "robots-nosnippet",
    severity: "error",
    effect: "clicks",
    title: "A page forbids search engines to show a text of it",
    reason: "Its result is a bare title, and assistants may not answer with it: fewer click it.",
    source: SOURCE,
    check: onWords(
      ({ name, value }) => name === "nosnippet" || (name === "max-snippet" && value === "0"),
      "Take it away, or write max-snippet:-1.",
    ),
  },
  {
    id: "robots-noimage",
    severity: "error",
    effect: "clicks",
    title: "A page keeps its pictures out of search results",
    reason: "It gets no picture beside its result, and image search leads nobody to it.",
    source: SOURCE,
    check: onWords(
      ({ name, value }) => name === "noimageindex" || (name === "max-image-preview" && value.toLowerCase() === "none"),
      "Take it away, or write max-image-preview:large.",
    ),
  },
  {
    id: "robots-unavailable",
    severity: "warning",
    effect: "index",
    title: "A page asks to be left out from a day on",
    reason: "On that day it is dropped from the results, whether anyone remembers or not.",
    source: SOURCE,
    check: onWords((word, { now }) => word.name === "unavailable_after" && new Date(word.value) > now, "Take it away."),
  },
  {
    id: "robots-unknown",
    severity: "error",
    effect: "index",
    title: "Robots are told a word that they don't know",
    reason: "It is passed over: what was meant, such as noindex, does not hold.",
    source: SOURCE,
    check: onWords((word) => !isUnderstood(word), "Write a word that search engines know."),
  },
  {
    id: "robots-as-property",
    severity: "error",
    effect: "index",
    title: "What a page tells robots stands where they don't look",
    reason: "They read tags that are named by name; property is for networks. What is asked for does not hold.",
    source: SOURCE,
    check: onAllPages(({ misnamedRobots }) => {
      // That it may be listed and followed holds without a word.
      const asked = misnamedRobots.filter(({ name }) => !["index", "follow", "all"].includes(name));
      if (asked.length === 0) return [];
      const found = `meta property="robots": ${asked.map(spelled).join(", ")}`;
      return [{ found, change: "Write name instead of property.", place: CODE_OF_HEAD }];
    }),
  },
  {
    id: "robots-one-engine",
    severity: "error",
    effect: "index",
    title: "A page that may be listed is closed to one search engine",
    reason: "All others list it, and nobody notices that those who search there don't find it.",
    source: SOURCE,
    check: onWords(
      (word, { now }) => !isSaidTo(word, "googlebot") && forbidsListing(word, now),
      "Tell all robots the same.",
    ),
  },
];

/** Looks at what listed pages tell robots; what a header tells with all of them is said once, of its file. */
function onWords(isFault: (word: RobotsWord, context: Context) => boolean, change: string): Check {
  return (context) => {
    const pages = listedPages(context);
    const seen = pages.flatMap((page) =>
      saidOf(page, context.site)
        .filter(({ word }) => isFault(word, context))
        // The files of several hosts say the same.
        .filter(({ word }, index, all) => all.findIndex((one) => spelled(one.word) === spelled(word)) === index)
        .map(({ word, header }) => ({ page: page.address, found: `${word.from}: ${spelled(word)}`, header })),
    );
    return onceForAll(seen, pages.length, change);
  };
}

/** What was seen, and the header that it comes from. */
interface SeenWord {
  readonly page: string;
  readonly found: string;
  readonly header?: HostHeader | undefined;
}

/** Findings on each page, or one on the file whose header does it to all of them. */
export function onceForAll(seen: readonly SeenWord[], pages: number, change: string): Observation[] {
  const [first] = seen;
  const isAll = pages > 1 && seen.length >= pages && seen.every(({ header }) => header === first?.header);
  if (first?.header && isAll) {
    const { file, on } = first.header;
    return [{ page: fileAddress(file), found: `${first.found}, for ${on}: all ${pages} pages`, change, place: file }];
  }
  return seen.map(({ page, found, header }) => ({ page, found, change, place: header?.file ?? CODE_OF_HEAD }));
}

function fileAddress(file: string): string {
  return file.startsWith("/") ? file : `/${file}`;
}

/** Whether search engines may list any page of a site: a preview has none, and wants none. */
export function listsAny({ site }: Context): boolean {
  return site.pages.some((page) => isListed(page, site));
}
