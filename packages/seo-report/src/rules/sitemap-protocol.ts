import { pathOnSite } from "../read/site-address";
import type { SitemapEntry, SitemapFault } from "../read/sitemap";
import { type Check, type Context, type Observation, type Rule } from "./rule";
import { onEntries } from "./sitemap";

const PROTOCOL = "https://www.sitemaps.org/protocol.html";
const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap";
const CODE = "src/seo/sitemap.ts";

/** So many addresses are seldom all written on one day; a small site is. */
const MANY = 20;

/** How a sitemap has to be written. */
export const sitemapProtocolRules: readonly Rule[] = [
  {
    id: "sitemap-broken",
    severity: "error",
    title: "A sitemap is no well-formed XML",
    reason: "Search engines stop reading at the fault, or pass over the whole file.",
    source: PROTOCOL,
    check: onFaults("broken", "Mend the XML: it may be cut off, or have a bare & or <."),
  },
  {
    id: "sitemap-protocol",
    severity: "error",
    title: "A sitemap does not keep to the protocol",
    reason: "What has another root or namespace is no sitemap to those who read it.",
    source: PROTOCOL,
    check: onFaults("departure", "Write urlset or sitemapindex of http://www.sitemaps.org/schemas/sitemap/0.9."),
  },
  {
    id: "sitemap-duplicate",
    severity: "error",
    title: "The sitemap lists an address twice",
    reason: "The two entries may say different things of it, and each counts against the limit.",
    source: PROTOCOL,
    check: ({ site }) => {
      const seen = new Set<string>();
      return site.sitemap.entries.flatMap(({ location, file }) => {
        if (!seen.has(location)) {
          seen.add(location);
          return [];
        }
        return [{ page: file, found: location, change: "List it once.", place: CODE }];
      });
    },
  },
  {
    id: "sitemap-picture",
    severity: "error",
    title: "A picture in the sitemap is not there",
    reason: "Image search asks for it, finds nothing, and trusts the sitemap less.",
    source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps",
    check: onEntries(({ pictures }, _page, { site }) => {
      const missing = pictures.filter((address) => {
        const path = pathOnSite(address, site.siteUrl);
        return path !== undefined && !site.hasFile(path);
      });
      return missing.length > 0 ? [missing.join(", "), "Name a picture that the build makes."] : undefined;
    }),
  },
  {
    id: "sitemap-values",
    severity: "warning",
    title: "The sitemap has a value that the protocol does not know",
    reason: "Other tools may refuse the file for it; Google reads neither priority nor changefreq.",
    source: PROTOCOL,
    check: onEntries(({ priority, changefreq }) => {
      if (priority !== undefined && !(/^[01](?:\.\d+)?$/.test(priority) && Number(priority) <= 1)) {
        return [`priority ${priority}`, "Write a figure from 0.0 to 1.0, or leave it out."];
      }
      if (changefreq === undefined || /^(?:always|hourly|daily|weekly|monthly|yearly|never)$/.test(changefreq)) {
        return undefined;
      }
      return [`changefreq ${changefreq}`, "Write a word of the protocol, or leave it out."];
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
    check: onTimes((time) => !isTime(time), "Write it as 2026-01-31 or 2026-01-31T09:30:00Z."),
  },
  {
    id: "lastmod-future",
    severity: "error",
    title: "A time in the sitemap is yet to come",
    reason: "Google stops trusting the times of a sitemap in which one is wrong.",
    source: SOURCE,
    check: onTimes((time, { now }) => isTime(time) && new Date(time) > now, "Write when the page was changed."),
  },
  {
    id: "lastmod-same",
    severity: "warning",
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

function onFaults(kind: SitemapFault["kind"], change: string): Check {
  return ({ site }) =>
    site.sitemap.faults
      .filter((fault) => fault.kind === kind)
      .map(({ file, found }) => ({ page: file, found, change, place: CODE }));
}

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
