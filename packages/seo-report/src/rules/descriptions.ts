import { DESCRIPTION_LIMITS } from "#lib/search-result";
import type { Page } from "../read/page";
import { oneLine } from "../read/text";
import { descriptionWidth } from "../read/text-width";
import { alike, oneOfSeveral } from "./alike";
import { originals } from "./originals";
import { hasLength, onListedPages, type Rule } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/appearance/snippet";

/** What descriptions have to keep. */
export const descriptionRules: readonly Rule[] = [
  {
    id: "description-missing",
    severity: "warning",
    effect: "clicks",
    title: "A page has no description",
    reason: "Search engines then take any sentence of the page, and shared links show none.",
    source: SOURCE,
    check: onListedPages(({ descriptions }) =>
      (descriptions[0] ?? "") === ""
        ? [{ found: "no description", change: "Describe the page in a sentence or two." }]
        : [],
    ),
  },
  {
    id: "description-several",
    severity: "error",
    effect: "clicks",
    title: "A page has several descriptions",
    reason: "Search engines may join them or choose one, and nobody knows which.",
    source: SOURCE,
    check: onListedPages(({ descriptions }) =>
      descriptions.length > 1
        ? [{ found: descriptions.join(" / "), change: "Keep one description.", place: "src/seo/" }]
        : [],
    ),
  },
  {
    id: "description-length",
    severity: "note",
    effect: "advice",
    title: `A description is not ${DESCRIPTION_LIMITS.min} to ${DESCRIPTION_LIMITS.max} characters long`,
    reason: "Shorter ones leave room unused, longer ones lose their end.",
    source: SOURCE,
    check: hasLength(DESCRIPTION_LIMITS, "the description", (page) =>
      isTitle(page) || isTooWide(page) ? undefined : page.descriptions[0],
    ),
  },
  {
    id: "description-width",
    severity: "warning",
    effect: "clicks",
    title: `A description is wider than ${DESCRIPTION_LIMITS.pixels} px`,
    reason: "Results have two lines for it, and cut what is behind them by its width, not by its characters.",
    source: SOURCE,
    check: onListedPages((page) => {
      const [text = ""] = page.descriptions;
      if (!isTooWide(page) || isTitle(page)) return [];
      const found = `${descriptionWidth(text)} px: ${text}`;
      return [{ found, change: `Shorten the description to ${DESCRIPTION_LIMITS.pixels} px.` }];
    }),
  },
  {
    id: "description-is-title",
    severity: "error",
    effect: "clicks",
    title: "A description repeats the title",
    reason: "Search engines pass over it and take a sentence of the page; shared links say one thing twice.",
    source: SOURCE,
    check: onListedPages((page) =>
      isTitle(page) ? [{ found: page.descriptions[0] ?? "", change: "Describe the page in a sentence or two." }] : [],
    ),
  },
  {
    id: "description-shared",
    severity: "error",
    effect: "clicks",
    title: "Two pages have the same description",
    reason: "It describes neither of them; search engines then write their own.",
    source: SOURCE,
    check: (context) =>
      oneOfSeveral(
        alike(originals(context), ({ descriptions }) => descriptions[0]),
        (text, where) => ({ found: `${text} On ${where}`, change: "Describe each page in words of its own." }),
      ),
  },
];

function isTooWide({ descriptions: [text = ""] }: Page): boolean {
  return descriptionWidth(text) > DESCRIPTION_LIMITS.pixels;
}

/** Whether the description says no more than the title, with or without the name of the site. */
function isTitle({ titles: [title = ""], descriptions: [description = ""] }: Page): boolean {
  const said = oneLine(description).toLowerCase().replace(/[.!]$/, "");
  if (said === "") return false;
  const whole = oneLine(title).toLowerCase();
  return said === whole || said === whole.split(/\s[|–—-]\s/)[0];
}
