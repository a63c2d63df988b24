import type { Page } from "../read/page";
import { locateFrom, spellingOf } from "../read/site-address";
import { isUnread } from "../read/wire";
import { addressOf } from "./addresses";
import { CODE_OF_HEAD, type Context, onListedPages, type Rule } from "./rule";
import { pageSpelled } from "./wanted";

const SOURCE = "https://developers.google.com/search/docs/specialty/international/localized-versions";

/** What pages in several languages have to say of each other. */
export const languageRules: readonly Rule[] = [
  {
    id: "hreflang-code",
    severity: "error",
    effect: "index",
    title: "A language version names a language that there is not",
    reason: "Search engines pass over the line: readers get the page in another language.",
    source: SOURCE,
    check: onListedPages(({ head: { alternates } }) =>
      alternates
        .filter(({ language }) => !isLanguage(language))
        .map(({ language, address }) => ({
          found: `${language}: ${address}`,
          change: "Write a language of ISO 639-1 and, at most, a region of ISO 3166-1: en, en-GB, x-default.",
          place: CODE_OF_HEAD,
        })),
    ),
  },
  {
    id: "hreflang-self",
    severity: "error",
    effect: "index",
    title: "A page does not stand among its own language versions",
    reason: "Google wants every version to list all of them, itself among them.",
    source: SOURCE,
    check: onListedPages((page, context) =>
      page.head.alternates.length === 0 || pagesNamed(page, context).includes(page)
        ? []
        : [{ found: "not among them", change: `Add ${addressOf(page, context)}.`, place: CODE_OF_HEAD }],
    ),
  },
  {
    id: "hreflang-return",
    severity: "error",
    effect: "index",
    title: "A language version does not name the page that names it",
    reason: "Without the way back, anybody could claim a page: search engines follow neither.",
    source: SOURCE,
    check: onListedPages((page, context) =>
      page.head.alternates.flatMap(({ language, address }) => {
        const other = pageNamed(address, page, context);
        // A page that is not among its own versions has that finding: once it is, the way back is asked for.
        if (!pagesNamed(page, context).includes(page)) return [];
        const path = locateFrom(context.site.siteUrl, page.address)(address)?.path;
        if (path === undefined || isUnread(path, context.site.wire)) return [];
        if (other === page || (other && pagesNamed(other, context).includes(page))) return [];
        const found = `${language}: ${address} ${other ? "has no line back" : "does not exist"}`;
        return [{ found, change: "Let each version name all of them.", place: CODE_OF_HEAD }];
      }),
    ),
  },
];

function pagesNamed(page: Page, context: Context): (Page | undefined)[] {
  return page.head.alternates.map(({ address }) => pageNamed(address, page, context));
}

function pageNamed(address: string, page: Page, { site }: Context): Page | undefined {
  const url = locateFrom(site.siteUrl, page.address)(address)?.url.href ?? "";
  return pageSpelled(spellingOf(url, site.siteUrl), site);
}

const LANGUAGES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const REGIONS = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** What `Intl` takes for another name of one, and search engines for none. */
const NO_REGIONS = ["UK", "EU"];

function isLanguage(code: string): boolean {
  if (/^x-default$/i.test(code)) return true;
  const [, language = "", , region = ""] = /^([a-z]{2,3})(-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(code) ?? [];
  if (language === "" || LANGUAGES.of(language.toLowerCase()) === undefined) return false;
  return (
    region === "" || (REGIONS.of(region.toUpperCase()) !== undefined && !NO_REGIONS.includes(region.toUpperCase()))
  );
}
