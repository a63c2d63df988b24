import { canonicalUrl } from "#seo/canonical-url";
import type { Page } from "../read/page";
import type { Site } from "../read/site";
import { otherEnd, spellingOf } from "../read/site-address";
import type { Context } from "./rule";

const listed = new WeakMap<Site, ReadonlySet<Page>>();

/**
 * Whether something else says that a page should be found: it is the first page, or the sitemap lists it; where there is
 * no sitemap, links lead to it. Pages of which nothing says so may be left out on purpose.
 */
export function isWanted(page: Page, { site }: Pick<Context, "site">): boolean {
  if (page.address === "/") return true;
  if (site.sitemap.entries.length === 0) return site.graph.depthOf(page) !== undefined;
  return pagesInSitemap(site).has(page);
}

/** The pages that the sitemap lists, spelled as they may be; those of another host by their path. */
export function pagesInSitemap(site: Site): ReadonlySet<Page> {
  const known = listed.get(site);
  if (known) return known;
  const made = new Set(
    site.sitemap.entries.flatMap(({ location }) => pageSpelled(entrySpelling(location, site), site) ?? []),
  );
  listed.set(site, made);
  return made;
}

/** The spelling of an entry's address; who names another host, or none, means the page at that path. */
export function entrySpelling(location: string, { siteUrl }: Pick<Site, "siteUrl">): string | undefined {
  const url = URL.canParse(location, siteUrl) ? new URL(location, siteUrl) : undefined;
  return url && spellingOf(new URL(siteUrl).origin + url.pathname, siteUrl);
}

const bySpelling = new WeakMap<Site, ReadonlyMap<string | undefined, Page>>();

/** The page that an address of the site means, however it is spelled. */
export function pageSpelled(spelling: string | undefined, site: Site): Page | undefined {
  const known = bySpelling.get(site);
  // Hosts answer the name of a page's file with and without its end.
  if (known) return spelling === undefined ? undefined : (known.get(spelling) ?? known.get(otherEnd(spelling)));
  bySpelling.set(
    site,
    new Map(site.pages.map((page) => [spellingOf(canonicalUrl(site.siteUrl, page.address), site.siteUrl), page])),
  );
  return pageSpelled(spelling, site);
}
