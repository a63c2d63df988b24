import { addressOf, spellingsOf } from "./addresses";
import type { Page } from "../read/page";
import type { SitemapEntry } from "../read/sitemap";
import { type Check, type Context, listedPages, type Rule } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap";
const CODE = "src/seo/sitemap.ts";

/** What the sitemap has to list. */
export const sitemapRules: readonly Rule[] = [
  {
    id: "sitemap-missing",
    severity: "error",
    title: "A sitemap is not there",
    reason: "Search engines read in it what there is to read.",
    source: SOURCE,
    check: ({ site }) =>
      site.sitemap.missing.map((address) => ({
        page: "/sitemap.xml",
        found: `${address} does not exist`,
        change: "Write the sitemap where it is looked for.",
        place: CODE,
      })),
  },
  {
    id: "sitemap-noindex",
    severity: "error",
    title: "The sitemap lists a page that must not be listed",
    reason: "The sitemap says read it, the page says forget it.",
    source: SOURCE,
    check: onEntries((entry, page) =>
      page && !page.isListed ? [entry.location, "Take it out of the sitemap, or let the page be listed."] : undefined,
    ),
  },
  {
    id: "sitemap-unlisted",
    severity: "error",
    title: "A page stands in no sitemap",
    reason: "Search engines learn of it late, by a link, if at all.",
    source: SOURCE,
    check: (context) => {
      const { files, entries } = context.site.sitemap;
      const listed = new Set(entries.map(({ location }) => spellingsOf(location, context)));
      return listedPages(context)
        .map((page) => ({ page: page.address, address: addressOf(page, context) }))
        .filter(({ address }) => files.length > 0 && !listed.has(spellingsOf(address, context)))
        .map(({ page, address }) => {
          return { page, found: `not in ${files.join(", ")}`, change: `List ${address}.`, place: CODE };
        });
    },
  },
  {
    id: "sitemap-unknown",
    severity: "error",
    title: "The sitemap lists an address that is no page",
    reason: "Search engines meet the not-found page, and trust the rest of the sitemap less.",
    source: SOURCE,
    check: onEntries((entry, page) => (page ? undefined : [entry.location, "Take it out of the sitemap."])),
  },
  {
    id: "sitemap-form",
    severity: "error",
    title: "The sitemap spells an address otherwise than its page",
    reason: "The page says that its address is another one: the entry leads nowhere.",
    source: SOURCE,
    check: onEntries((entry, page, context) => {
      if (!page || entry.location === addressOf(page, context)) return undefined;
      return [entry.location, `Write ${addressOf(page, context)}.`];
    }),
  },
];

/** What the times in the sitemap have to keep. */
export const lastmodRules: readonly Rule[] = [
  {
    id: "lastmod-missing",
    severity: "warning",
    title: "The sitemap does not tell when a page was changed",
    reason: "By that time search engines decide which pages to read anew.",
    source: SOURCE,
    check: onEntries(({ lastmod }) =>
      lastmod === undefined ? ["no lastmod", "Tell when the page's texts were changed."] : undefined,
    ),
  },
  {
    id: "lastmod-malformed",
    severity: "error",
    title: "A time in the sitemap is malformed",
    reason: "What is written otherwise is passed over, as if no time were told.",
    source: "https://www.w3.org/TR/NOTE-datetime",
    check: onEntries(({ lastmod }) =>
      lastmod !== undefined && !isTime(lastmod)
        ? [lastmod, "Write it as 2026-01-31 or 2026-01-31T09:30:00Z."]
        : undefined,
    ),
  },
  {
    id: "lastmod-future",
    severity: "error",
    title: "A time in the sitemap is yet to come",
    reason: "Google stops trusting the times of a sitemap in which one is wrong.",
    source: SOURCE,
    check: onEntries(({ lastmod = "" }, _page, { now }) =>
      isTime(lastmod) && new Date(lastmod) > now ? [lastmod, "Write when the page was changed."] : undefined,
    ),
  },
];

/** Looks at every entry with the page it leads to; what is seen is what was found and what to change. */
function onEntries(
  look: (entry: SitemapEntry, page: Page | undefined, context: Context) => readonly [string, string] | undefined,
): Check {
  return (context) => {
    const { pages, sitemap } = context.site;
    const known = new Map(pages.map((page) => [spellingsOf(addressOf(page, context), context), page]));
    return sitemap.entries.flatMap((entry) => {
      const spellings = spellingsOf(entry.location, context);
      const page = spellings === undefined ? undefined : known.get(spellings);
      const seen = look(entry, page, context);
      return seen ? [{ page: page?.address ?? entry.file, found: seen[0], change: seen[1], place: CODE }] : [];
    });
  };
}

/** The six forms of the W3C's note on date and time, which the sitemap protocol names. */
function isTime(text: string): boolean {
  const isWellFormed = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/.test(text);
  return isWellFormed && !Number.isNaN(Date.parse(text));
}
