import { load } from "cheerio";
import { canonicalUrl } from "#seo/canonical-url";
import { pathOnSite } from "./site-address";

/** An entry of a sitemap. */
export interface SitemapEntry {
  readonly location: string;
  readonly lastmod: string | undefined;
  /** Path of the file that has it, such as `/sitemap.xml`. */
  readonly file: string;
}

/** All sitemaps of a site together. */
export interface Sitemap {
  /** Paths of the files that were read. */
  readonly files: readonly string[];
  /** Addresses of sitemaps that are named and not there. */
  readonly missing: readonly string[];
  readonly entries: readonly SitemapEntry[];
}

/** Gives the text of a file of the site, by its path; nothing where there is none. */
export type ReadText = (path: string) => Promise<string | undefined>;

/**
 * Reads the sitemaps that robots.txt names, or `/sitemap.xml` of the site, and all that an index among them names.
 *
 * @param named Addresses of sitemaps in robots.txt.
 */
export async function readSitemap(siteUrl: string, named: readonly string[], readText: ReadText): Promise<Sitemap> {
  const waiting = named.length > 0 ? [...named] : [canonicalUrl(siteUrl, "/sitemap.xml")];
  const files = new Set<string>();
  const missing: string[] = [];
  const entries: SitemapEntry[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const path = pathOnSite(address, siteUrl);
    if (path !== undefined && files.has(path)) continue;
    const text = path === undefined ? undefined : await readText(path);
    if (path === undefined || text === undefined) {
      missing.push(address);
      continue;
    }
    files.add(path);
    const { locations, urls } = parseSitemap(text);
    waiting.push(...locations);
    entries.push(...urls.map((url) => ({ ...url, file: path })));
  }
  return { files: [...files], missing, entries };
}

function parseSitemap(xml: string) {
  const $ = load(xml, { xml: true });
  return {
    locations: $("sitemapindex > sitemap > loc")
      .toArray()
      .map((loc) => $(loc).text().trim()),
    urls: $("urlset > url")
      .toArray()
      .map((url) => ({
        location: $(url).children("loc").text().trim(),
        lastmod: $(url)
          .children("lastmod")
          .toArray()
          .map((time) => $(time).text().trim())[0],
      })),
  };
}
