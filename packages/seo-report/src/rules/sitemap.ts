import { canonicalUrl } from "#seo/canonical-url";
import { addressOf, isRoot } from "./addresses";
import type { Page } from "../read/page";
import { leadsFrom } from "../read/redirects";
import { verdictOf } from "../read/site";
import { decoded, pathOnSite } from "../read/site-address";
import type { SitemapEntry } from "../read/sitemap";
import { listsAny, onceForAll } from "./robots-tags";
import { type Check, type Context, listedPages, type Rule } from "./rule";
import { entrySpelling, pageSpelled, pagesInSitemap } from "./wanted";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap";
const CODE = "src/seo/sitemap.ts";

/** What the sitemap has to list. */
export const sitemapRules: readonly Rule[] = [
  {
    id: "sitemap-missing",
    severity: "warning",
    effect: "index",
    title: "A sitemap is not there",
    reason: "Search engines read in it what there is to read.",
    source: SOURCE,
    check: (context) =>
      (listsAny(context) ? context.site.sitemap.missing : []).map((address) => ({
        page: "/sitemap.xml",
        found: `${address} does not exist`,
        change: insteadOf(context) ?? "Write the sitemap where it is looked for.",
        place: CODE,
      })),
  },
  {
    id: "sitemap-noindex",
    severity: "error",
    effect: "index",
    title: "The sitemap lists a page that must not be listed",
    reason: "The sitemap says read it, the page (or a header that is sent with it) says forget it.",
    source: SOURCE,
    check: (context) => {
      const { entries } = context.site.sitemap;
      const seen = entries.flatMap(({ location }) => {
        const page = pageOf(location, context);
        const verdict = page && verdictOf(page, context.site);
        if (verdict?.kind !== "noindex" && verdict?.kind !== "missing") return [];
        return [{ page: page?.address ?? location, found: `${verdict.why}: ${location}`, header: verdict.header }];
      });
      return onceForAll(seen, entries.length, "Take it out of the sitemap, or let the page be listed.");
    },
  },
  {
    id: "sitemap-unlisted",
    severity: "error",
    effect: "index",
    title: "A page stands in no sitemap",
    reason: "Search engines learn of it late, by a link, if at all.",
    source: SOURCE,
    check: (context) => {
      const { files, entries, faults } = context.site.sitemap;
      const [first] = files;
      // What is cut off has a finding of its own.
      if (first === undefined || faults.length > 0 || !listsAny(context)) return [];
      if (entries.length === 0) {
        return [{ page: first, found: "no address at all", change: "List all pages.", place: CODE }];
      }
      const listed = pagesInSitemap(context.site);
      const inOthers = unnamedOf(context);
      return listedPages(context)
        .filter((page) => !listed.has(page))
        .map((page) => {
          const other = inOthers.get(page);
          const [also, change] =
            other === undefined
              ? ["", `List ${addressOf(page, context)}.`]
              : [`, but in ${other}, which nothing names`, `Name ${other} in robots.txt.`];
          return { page: page.address, found: `not in ${files.join(", ")}${also}`, change, place: CODE };
        });
    },
  },
  {
    id: "sitemap-redirect",
    severity: "error",
    effect: "index",
    title: "The sitemap lists an address that is redirected",
    reason: "Search engines want the address where a page is, not one that leads to it.",
    source: SOURCE,
    check: onEntries((entry, page, context) =>
      !page && redirectOf(entry, context) ? [entry.location, "List where the redirect leads."] : undefined,
    ),
  },
  {
    id: "sitemap-unknown",
    severity: "error",
    effect: "index",
    title: "The sitemap lists an address that is no page",
    reason: "Search engines meet the not-found page, and trust the rest of the sitemap less.",
    source: SOURCE,
    check: onEntries((entry, page, context) =>
      page || redirectOf(entry, context) || isFile(entry, context)
        ? undefined
        : [entry.location, "Take it out of the sitemap."],
    ),
  },
  {
    id: "sitemap-form",
    severity: "error",
    effect: "index",
    title: "The sitemap spells an address otherwise than its page",
    reason: "The page says that its address is another one: the entry leads nowhere.",
    source: SOURCE,
    check: onEntries((entry, page, context) => {
      const own = page && addressOf(page, context);
      if (!page || own === undefined || entry.location === own || isRoot(entry.location, own)) return undefined;
      return [entry.location, `Write ${addressOf(page, context)}.`];
    }),
  },
];

/** The pages that stand in sitemaps which nothing names, and in which. */
function unnamedOf({ site }: Context): ReadonlyMap<Page | undefined, string> {
  return new Map(
    site.unnamedSitemaps.flatMap(({ file, locations }) =>
      locations.map((location) => [pageSpelled(entrySpelling(location, site), site), file] as const),
    ),
  );
}

/** What to do where there is a sitemap, and nobody is told of it. */
function insteadOf({ site }: Context): string | undefined {
  const { siteUrl, unnamedSitemaps } = site;
  const found = unnamedSitemaps.find(({ isIndex }) => isIndex) ?? unnamedSitemaps[0];
  return found && `Name ${canonicalUrl(siteUrl, found.file)}, which is there, in robots.txt.`;
}

/** Looks at every entry with the page it leads to; what is seen is what was found and what to change. */
export function onEntries(
  look: (entry: SitemapEntry, page: Page | undefined, context: Context) => readonly [string, string] | undefined,
): Check {
  return (context) =>
    context.site.sitemap.entries.flatMap((entry) => {
      const page = pageOf(entry.location, context);
      const seen = look(entry, page, context);
      return seen ? [{ page: page?.address ?? entry.file, found: seen[0], change: seen[1], place: CODE }] : [];
    });
}

/** The page that an address in a sitemap means. */
function pageOf(location: string, { site }: Context): Page | undefined {
  return pageSpelled(entrySpelling(location, site), site);
}

function redirectOf({ location }: SitemapEntry, { site }: Context): boolean {
  const path = pathOnSite(location, site.siteUrl);
  return path !== undefined && site.redirects.some((one) => one.status < 400 && leadsFrom(one, decoded(path)));
}

/** A PDF, say, may be listed as pages are. */
function isFile({ location }: SitemapEntry, { site }: Context): boolean {
  const path = pathOnSite(location, site.siteUrl);
  return path !== undefined && site.hasFile(path);
}
