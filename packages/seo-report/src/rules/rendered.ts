import type { Page } from "../read/page";
import { forbidsListing, isSaidTo } from "../read/robots-tags";
import { type Check, type Rule, type Seen } from "./rule";

const BASICS = "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics";
const PLACE = "the script that changes it";

/** Text of which more than this share is there only after scripts is not there for robots without them. */
const SHARE = 0.3;

/** Fewer words than a paragraph are a notice or a button. */
const FEW_WORDS = 40;

/** What scripts may not change: pages after them, held against the HTML that is sent. */
export const renderedRules: readonly Rule[] = [
  {
    id: "rendered-noindex",
    severity: "error",
    effect: "index",
    title: "A script changes whether a page may be listed",
    reason:
      "Google may not run the scripts of a page that says noindex, so taking it away has no effect; one that is added takes the page out of the index.",
    source: `${BASICS}#use-meta-robots-tags-carefully`,
    check: onRendered((raw, drawn) => {
      const [before, after] = [isOut(raw), isOut(drawn)];
      if (before === after) return [];
      return seen(after ? "noindex is added" : "noindex is taken away", "Say it in the HTML that is sent.");
    }),
  },
  {
    id: "rendered-canonical",
    severity: "error",
    effect: "index",
    title: "A script changes the canonical address",
    reason: "Google asks that scripts leave it as the HTML has it: two answers to one question are followed by chance.",
    source: `${BASICS}#properly-inject-canonical-links`,
    check: onRendered(differ("canonical address", ({ canonicals }) => canonicals)),
  },
  {
    id: "rendered-title",
    severity: "warning",
    effect: "clicks",
    title: "A script changes the title",
    reason: "Search engines that do not run scripts, and networks where a link is shared, show the one that is sent.",
    source: `${BASICS}#titles-and-snippets`,
    check: onRendered(differ("title", ({ titles }) => titles.slice(0, 1))),
  },
  {
    id: "rendered-description",
    severity: "warning",
    effect: "clicks",
    title: "A script changes the description",
    reason: "Search engines that do not run scripts, and networks where a link is shared, show the one that is sent.",
    source: `${BASICS}#titles-and-snippets`,
    check: onRendered(differ("description", ({ descriptions }) => descriptions)),
  },
  {
    id: "rendered-hreflang",
    severity: "warning",
    effect: "index",
    title: "A script changes the language versions",
    reason: "Only who runs the scripts knows them, and search engines want the same lines from all of the pages.",
    source: "https://developers.google.com/search/docs/specialty/international/localized-versions#html",
    check: onRendered(
      differ("hreflang", ({ head }) => head.alternates.map(({ language, address }) => `${language} ${address}`)),
    ),
  },
  {
    id: "rendered-heading",
    severity: "warning",
    effect: "clicks",
    title: "A script changes the main heading",
    reason: "It may become the title in search results; robots without scripts read another one, or none.",
    source: "https://developers.google.com/search/docs/appearance/title-link",
    check: onRendered(
      differ("h1", ({ headings }) => headings.filter(({ level }) => level === 1).map(({ text }) => text)),
    ),
  },
  {
    id: "rendered-links",
    severity: "warning",
    effect: "index",
    title: "Links to pages are there only after scripts",
    reason: "Pages behind them are found when the page is drawn, which may be much later, and not by other robots.",
    source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
    check: onRendered((raw, drawn) => added(raw, drawn, pathsOf, "Put the links into the HTML that is sent.")),
  },
  {
    id: "rendered-text",
    severity: "warning",
    effect: "index",
    title: "Much of the text is there only after scripts",
    reason: "It waits until the page is drawn, and is nothing to robots that do not: most of those of language models.",
    source: `${BASICS}#how-googlebot-processes-javascript`,
    check: onRendered((raw, drawn) => {
      const more = drawn.words - raw.words;
      if (more < FEW_WORDS || more / drawn.words <= SHARE) return [];
      const found = `${more} of ${drawn.words} words`;
      return seen(found, "Render the text on the server, or when the site is built.");
    }),
  },
  {
    id: "rendered-data",
    severity: "warning",
    effect: "rich-result",
    title: "Structured data is there only after scripts",
    reason: "Rich results of prices and stock then come late and seldom; other readers of it get nothing.",
    source:
      "https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript",
    check: onRendered((raw, drawn) => added(raw, drawn, typesOf, "Put it into the HTML that is sent.")),
  },
  {
    id: "rendered-failed",
    severity: "warning",
    effect: "index",
    title: "A page could not be drawn",
    reason: "What its scripts change is not known; a robot that draws it may fail alike.",
    source: `${BASICS}#how-googlebot-processes-javascript`,
    check: ({ site }) =>
      [...(site.rendered?.failures ?? [])].map(([page, found]) => ({
        ...{ page, found, place: PLACE },
        change: "Look at it in a browser.",
      })),
  },
];

/** Looks at every page that was drawn, beside what is sent of it. */
function onRendered(look: (raw: Page, drawn: Page) => readonly Seen[]): Check {
  return ({ site }) =>
    site.pages.flatMap((page) => {
      const drawn = site.rendered?.pages.get(page.address);
      return drawn ? look(page, drawn).map((one) => ({ ...one, page: page.address })) : [];
    });
}

function seen(found: string, change: string): Seen[] {
  return [{ found, change, place: PLACE }];
}

function differ(name: string, of: (page: Page) => readonly string[]) {
  return (raw: Page, drawn: Page): Seen[] => {
    const [before, after] = [of(raw), of(drawn)].map((values) => [...values].sort().join(", "));
    if (before === after) return [];
    return seen(`${shown(before)} becomes ${shown(after)}`, `Write the ${name} into the HTML that is sent.`);
  };
}

function shown(value = ""): string {
  return value === "" ? "nothing" : `“${value}”`;
}

function added(raw: Page, drawn: Page, of: (page: Page) => readonly string[], change: string): Seen[] {
  const before = new Set(of(raw));
  const more = [...new Set(of(drawn))].filter((one) => !before.has(one));
  if (more.length === 0) return [];
  const others = more.length > 5 ? ` and ${more.length - 5} more` : "";
  return seen(more.slice(0, 5).join(", ") + others, change);
}

function pathsOf({ links }: Page): string[] {
  return links.flatMap(({ inside }) => (inside ? [inside.path] : []));
}

function typesOf({ data }: Page): string[] {
  return data.nodes.flatMap(({ types }) => types);
}

function isOut({ robotsWords }: Page): boolean {
  return robotsWords.some((word) => isSaidTo(word, "googlebot") && forbidsListing(word, new Date()));
}
