import type { Page } from "../read/page";
import { wordsIn } from "../read/text";
import { columnsOf } from "../read/text-width";
import { wordsOf } from "../read/words";
import { similarPairs } from "../similar";
import { type Check, listedPages, type Rule } from "./rule";

/** Descriptions that differ in a name only share about so much. */
const DESCRIPTIONS = 0.7;

/** Pages that are a copy of each other, with a few words changed. */
const TEXTS = 0.85;

/** Shorter texts are alike by chance. */
const MIN_WORDS = 50;

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
    const pages = listedPages(context).filter((page) => textOf(page) !== "");
    const seen = new Set<Page>();
    return similarPairs(pages.map(textOf), least).flatMap(({ one, other, share }) => {
      const [a, b] = [pages[one], pages[other]];
      if (!a || !b || (textOf(a) === textOf(b) && least === DESCRIPTIONS)) return [];
      const [copy, original] = suits(a, textOf(a)) < suits(b, textOf(b)) ? [a, b] : [b, a];
      if (seen.has(copy)) return [];
      seen.add(copy);
      return [{ page: copy.address, found: `${Math.round(share * 100)} % as on ${original.address}`, change }];
    });
  };
}

/** How many words of a page's title and heading stand in a text. */
function suits({ titles, headings }: Page, text: string): number {
  const words = wordsOf(`${titles[0] ?? ""} ${headings[0]?.text ?? ""}`.toLowerCase());
  const bare = words.map((word) => word.replace(/^\P{L}+|\P{L}+$/gu, ""));
  // Short words of an alphabet stand in every text; signs that are syllables or words of their own do not.
  const own = bare.filter((word) => columnsOf(word) > 3);
  return own.filter((word) => text.toLowerCase().includes(word)).length;
}
