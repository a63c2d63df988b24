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
      const owners = ownersOf(listedPages(context));
      return listedPages(context).flatMap((page) =>
        foreignOf(page, owners).map((seen) => ({ ...seen, page: page.address, place: CODE_OF_HEAD })),
      );
    },
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
      const isOwn = language === "" || tongue === language.toLowerCase().split("-")[0];
      if (locale === "" || (tongue !== "" && isOwn)) return [];
      const found = tongue === "" ? locale : `${locale} on a page of the language ${language}`;
      return [{ found, change: "Write language and country, such as en_US.", place: CODE_OF_HEAD }];
    }),
  },
];

/** Who says a text of itself: as its title, with or without the site's name, its heading, or its description. */
function ownersOf(pages: readonly Page[]): ReadonlyMap<string, Page> {
  return new Map([...pages].reverse().flatMap((page) => ownTexts(page).map((text) => [text, page] as const)));
}

function ownTexts({ titles: [title = ""], headings, descriptions }: Page): string[] {
  const heading = headings.find(({ level }) => level === 1)?.text ?? "";
  const [bare = ""] = title.split(/\s[|–—-]\s/);
  return [title, bare, heading, ...descriptions].map((text) => text.trim()).filter((text) => text !== "");
}

function foreignOf(page: Page, owners: ReadonlyMap<string, Page>): Omit<Seen, "place">[] {
  const own = ownTexts(page);
  const names = ["og:title", "og:description", "twitter:title", "twitter:description"];
  const seen = names.flatMap((name) => {
    const text = page.sharing.get(name)?.trim() ?? "";
    const owner = owners.get(text);
    return !owner || owner === page || own.includes(text)
      ? []
      : [{ text, found: `${name} of ${owner.address}: ${text}`, change: "Share it with its own words." }];
  });
  // What both networks are told is said once.
  return seen.filter(({ text }, index) => seen.findIndex((one) => one.text === text) === index);
}
