import type { Heading } from "../read/page";
import { onAllPages, onListedPages, type Rule } from "./rule";

const SOURCE = "https://www.w3.org/WAI/tutorials/page-structure/headings/";

/** What headings have to keep. */
export const headingRules: readonly Rule[] = [
  {
    id: "h1-missing",
    severity: "warning",
    effect: "clicks",
    title: "A page has no heading of the first level",
    reason: "It tells readers and search engines what the page is about, and screen readers jump to it.",
    source: SOURCE,
    check: onListedPages(({ headings }) =>
      count(headings) === 0
        ? [{ found: "no h1", change: "Give the page one h1: the title of its first section." }]
        : [],
    ),
  },
  {
    id: "h1-several",
    severity: "note",
    effect: "advice",
    title: "A page has several headings of the first level",
    reason: "A page is about one thing. Several first headings leave it open which.",
    source: SOURCE,
    check: onAllPages(({ headings }) => {
      const first = headings.filter(({ level }) => level === 1).map(({ text }) => text);
      return first.length > 1 ? [{ found: first.join(" / "), change: "Keep one h1 and lower the others." }] : [];
    }),
  },
  {
    id: "heading-empty",
    severity: "warning",
    effect: "clicks",
    title: "A heading is empty",
    reason: "Screen readers announce a heading and say nothing; a style sheet can make room without one.",
    source: SOURCE,
    check: onAllPages(({ headings }) =>
      headings
        .filter(({ text, isWhole }) => text === "" && isWhole)
        .map(({ level }) => ({ found: `an h${level} without a text`, change: "Write it, or take it away." })),
    ),
  },
  {
    id: "heading-skipped",
    severity: "note",
    effect: "advice",
    title: "A heading skips a level",
    reason: "Those who go through a page by its headings look for the level between, which is not there.",
    source: SOURCE,
    check: onAllPages(({ headings: all }) => {
      const headings = all.filter(({ isMain }) => isMain);
      return headings.flatMap(({ level, text }, index) => {
        const before = headings[index - 1]?.level ?? 0;
        // That there is no h1 at all has a finding of its own.
        if (level <= before + 1 || (before === 0 && count(all) === 0)) return [];
        if (before === 0) return [{ found: `h${level} “${text}” before the h1`, change: "Let the h1 come first." }];
        return [{ found: `h${level} “${text}” after h${before}`, change: `Make it an h${before + 1}.` }];
      });
    }),
  },
];

function count(headings: readonly Heading[]): number {
  return headings.filter(({ level }) => level === 1).length;
}
