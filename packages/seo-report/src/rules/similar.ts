import type { Page } from "../read/page";
import { wordsIn } from "../read/text";
import { similarPairs } from "../similar";
import { suits } from "./alike";
import { isCopy, MIN_WORDS, originals } from "./originals";
import { type Check, listedPages, type Rule } from "./rule";

/** Descriptions that differ in a name only share about so much. */
const DESCRIPTIONS = 0.7;

/** Pages that are a copy of each other, with a few words changed. */
const TEXTS = 0.85;

/** What pages may not have from each other. */
export const similarRules: readonly Rule[] = [
  {
    id: "description-similar",
    severity: "warning",
    effect: "clicks",
    title: "A description is nearly another page's",
    reason: "Two results with the same words but one tell nobody which of them to open.",
    source: "https://developers.google.com/search/docs/appearance/snippet",
    check: onPairs(({ descriptions: [text = ""] }) => text, DESCRIPTIONS, "Describe this page in words of its own."),
  },
  {
    id: "text-similar",
    severity: "warning",
    effect: "index",
    title: "A page says nearly what another one says",
    reason: "Search engines list one of the two, and choose it themselves.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    check: onPairs(
      ({ mainText }) => (wordsIn(mainText) < MIN_WORDS ? "" : mainText),
      TEXTS,
      "Write it anew, or name the other page as canonical.",
    ),
  },
];

/** Looks at pages whose texts are nearly, but not wholly, the same; said of the one that they suit less. */
function onPairs(textOf: (page: Page) => string, least: number, change: string): Check {
  return (context) => {
    const all = least === DESCRIPTIONS ? originals(context) : listedPages(context);
    const pages = all.filter((page) => textOf(page) !== "");
    const seen = new Set<Page>();
    return similarPairs(pages.map(textOf), least).flatMap(({ one, other, share }) => {
      const [a, b] = [pages[one], pages[other]];
      if (!a || !b || (textOf(a) === textOf(b) && least === DESCRIPTIONS)) return [];
      const [ofA, ofB] = [suits(a, textOf(a)), suits(b, textOf(b))];
      const isCopyOfB =
        ofA === ofB || [a, b].some(({ address }) => address === "/") ? isCopy(a, b, context) : ofA < ofB;
      const [copy, original] = isCopyOfB ? [a, b] : [b, a];
      if (seen.has(copy)) return [];
      seen.add(copy);
      return [{ page: copy.address, found: `${Math.round(share * 100)} % as on ${original.address}`, change }];
    });
  };
}
