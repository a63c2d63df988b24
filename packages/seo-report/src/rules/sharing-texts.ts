import type { Page } from "../read/page";
import { CODE_OF_HEAD, listedPages, onListedPages, type Rule, type Seen } from "./rule";

const OPEN_GRAPH = "https://ogp.me/";

/** What the texts of shared links have to be. */
export const sharingTextRules: readonly Rule[] = [
  {
    id: "og-foreign",
    severity: "error",
    effect: "rich-result",
    title: "A page is shared with another page's words",
    reason: "The card promises one page, and the link opens another.",
    source: OPEN_GRAPH,
    check: (context) => {
      const pages = listedPages(context);
      const [owners, usual] = [ownersOf(pages), usualOf(pages)];
      return pages.flatMap((page) =>
        foreignOf(page, owners)
          .filter(({ text }) => !usual.has(text))
          .map(({ found, change }) => ({ found, change, page: page.address, place: CODE_OF_HEAD })),
      );
    },
  },
  {
    id: "og-usual",
    severity: "warning",
    effect: "rich-result",
    title: "Most pages are shared with the same words",
    reason: "The card tells of the site, and not why to open this page: fewer do.",
    source: OPEN_GRAPH,
    check: (context) =>
      [...usualOf(listedPages(context))].flatMap(([text, pages]) => {
        const all = pages.map(({ address }) => address);
        const [page] = all;
        const found = `${pages.length} pages: ${text}`;
        if (page === undefined) return [];
        return [{ page, pages: all, found, change: "Share each page with its own words.", place: CODE_OF_HEAD }];
      }),
  },
  {
    id: "og-locale",
    severity: "warning",
    effect: "rich-result",
    title: "og:locale is not the language of the page, or not in its form",
    reason: "Networks know forms such as en_US only, and show whoever reads another language something else.",
    source: `${OPEN_GRAPH}#optional`,
    check: onListedPages(({ sharing, language }) => {
      const locale = sharing.get("og:locale") ?? "";
      const [, tongue = ""] = /^([a-z]{2,3})_(?:[A-Z]{2}|\d{3}|[A-Z][a-z]{3}(?:_[A-Z]{2})?)$/.exec(locale) ?? [];
      if (locale === "" || isBare(locale, language)) return [];
      if (tongue !== "" && isOf(tongue, language)) return [];
      const found = tongue === "" ? locale : `${locale} on a page of the language ${language}`;
      return [{ found, change: LOCALE, place: CODE_OF_HEAD }];
    }),
  },
  {
    id: "og-locale-bare",
    severity: "note",
    effect: "advice",
    title: "og:locale names a language without a country",
    reason: "Networks understand the language; which of its countries is meant, they guess.",
    source: `${OPEN_GRAPH}#optional`,
    check: onListedPages(({ sharing, language }) => {
      const found = sharing.get("og:locale") ?? "";
      return isBare(found, language) ? [{ found, change: LOCALE, place: CODE_OF_HEAD }] : [];
    }),
  },
];

const LOCALE = "Write language and country, such as en_US.";

/** Whether a locale is the language of the page and nothing else. */
function isBare(locale: string, language: string): boolean {
  return /^[a-z]{2,3}$/.test(locale) && isOf(locale, language);
}

function isOf(tongue: string, language: string): boolean {
  return language === "" || tongue === language.toLowerCase().split("-")[0];
}

/** What so many pages at least, and more than half of them, have in common is what the site says where it has nothing else. */
const USUAL = 4;

const NAMES = ["og:title", "og:description", "twitter:title", "twitter:description"];

/** Texts that most pages are shared with though they are not their own, with these pages. */
function usualOf(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const byText = new Map<string, Page[]>();
  for (const page of pages) {
    const texts = new Set(NAMES.map((name) => page.sharing.get(name)?.trim() ?? ""));
    for (const own of ["", ...ownTexts(page)]) texts.delete(own);
    for (const text of texts) byText.set(text, [...(byText.get(text) ?? []), page]);
  }
  return new Map([...byText].filter(([, on]) => on.length >= USUAL && on.length * 2 > pages.length));
}

/** Who says a text of itself: as its title, with or without the site's name, its heading, or its description. */
function ownersOf(pages: readonly Page[]): ReadonlyMap<string, Page> {
  return new Map([...pages].reverse().flatMap((page) => ownTexts(page).map((text) => [text, page] as const)));
}

function ownTexts({ titles: [title = ""], headings, descriptions }: Page): string[] {
  const heading = headings.find(({ level }) => level === 1)?.text ?? "";
  const [bare = ""] = title.split(/\s[|–—-]\s/);
  return [title, bare, heading, ...descriptions].map((text) => text.trim()).filter((text) => text !== "");
}

function foreignOf(page: Page, owners: ReadonlyMap<string, Page>): (Seen & { readonly text: string })[] {
  const own = ownTexts(page);
  const seen = NAMES.flatMap((name) => {
    const text = page.sharing.get(name)?.trim() ?? "";
    const owner = owners.get(text);
    return !owner || owner === page || own.includes(text)
      ? []
      : [{ text, found: `${name} of ${owner.address}: ${text}`, change: "Share it with its own words." }];
  });
  // What both networks are told is said once.
  return seen.filter(({ text }, index) => seen.findIndex((one) => one.text === text) === index);
}
