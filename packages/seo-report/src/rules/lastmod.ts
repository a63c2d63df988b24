import { isZeroTime } from "../read/zero-time";
import type { SitemapEntry } from "../read/sitemap";
import type { Check, Context, Observation, Rule } from "./rule";
import { onEntries } from "./sitemap";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap";
const CODE = "src/seo/sitemap.ts";

/** So many addresses are seldom all written on one day; a small site is. */
const MANY = 20;

/** What the times in the sitemap have to keep. */
export const lastmodRules: readonly Rule[] = [
  {
    id: "lastmod-missing",
    severity: "note",
    effect: "advice",
    title: "The sitemap does not tell when a page was changed",
    reason: "By that time search engines decide which pages to read anew.",
    source: SOURCE,
    check: onEntries(({ lastmod }) =>
      lastmod === undefined ? ["no lastmod", "Tell when the page's texts were changed."] : undefined,
    ),
  },
  {
    id: "lastmod-malformed",
    severity: "warning",
    effect: "index",
    title: "A time in the sitemap is malformed",
    reason: "What is written otherwise is passed over, as if no time were told.",
    source: "https://www.w3.org/TR/NOTE-datetime",
    check: onTimes((time) => !isTime(time) || isZeroTime(time), "Write it as 2026-01-31 or 2026-01-31T09:30:00Z."),
  },
  {
    id: "lastmod-future",
    severity: "warning",
    effect: "index",
    title: "A time in the sitemap is yet to come",
    reason: "Google stops trusting the times of a sitemap in which one is wrong.",
    source: SOURCE,
    check: onTimes((time, { now }) => isTime(time) && new Date(time) > now, "Write when the page was changed."),
  },
  {
    id: "lastmod-same",
    severity: "warning",
    effect: "index",
    title: "All pages were changed at one time, says the sitemap",
    reason: "A time that is that of the build says nothing of any page: Google stops trusting it.",
    source: SOURCE,
    check: ({ site: { sitemap } }) => {
      const [first] = sitemap.entries;
      const times = new Set(sitemap.entries.map(({ lastmod }) => lastmod));
      if (!first?.lastmod || sitemap.entries.length < MANY || times.size > 1) return [];
      const found = `${first.lastmod} for all ${sitemap.entries.length} addresses`;
      return [{ page: first.file, found, change: "Tell for each page when it was changed.", place: CODE }];
    },
  },
];

/** Looks at the times of all pages, and of the sitemaps that an index names. */
function onTimes(isFault: (time: string, context: Context) => boolean, change: string): Check {
  const isSo = ({ lastmod }: SitemapEntry, context: Context) => lastmod !== undefined && isFault(lastmod, context);
  const onPages = onEntries((entry, _page, context) =>
    isSo(entry, context) ? [entry.lastmod ?? "", change] : undefined,
  );
  return (context): Observation[] => [
    ...onPages(context),
    ...context.site.sitemap.parts
      .filter((part) => isSo(part, context))
      .map(({ file, location, lastmod }) => {
        return { page: file, found: `${lastmod ?? ""} for ${location}`, change, place: CODE };
      }),
  ];
}

/** The six forms of the W3C's note on date and time, which the sitemap protocol names. */
function isTime(text: string): boolean {
  const isWellFormed = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/.test(text);
  return isWellFormed && !Number.isNaN(Date.parse(text));
}
