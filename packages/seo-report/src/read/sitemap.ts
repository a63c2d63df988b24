import { canonicalUrl } from "#seo/canonical-url";
import { pathOnSite } from "./site-address";
import { parseSitemap, type SitemapItem } from "./sitemap-file";

/** An entry of a sitemap. */
export interface SitemapEntry extends SitemapItem {
  /** Path of the file that has it, such as `/sitemap.xml`. */
  readonly file: string;
}

/** What is wrong with a file of a sitemap as a whole. */
export interface SitemapFault {
  readonly kind: "broken" | "departure";
  readonly file: string;
  readonly found: string;
}

/** All sitemaps of a site together. */
export interface Sitemap {
  /** Paths of the files that were read. */
  readonly files: readonly string[];
  /** Addresses of sitemaps that are named and not there. */
  readonly missing: readonly string[];
  readonly entries: readonly SitemapEntry[];
  /** Other sitemaps that an index names. */
  readonly parts: readonly SitemapEntry[];
  readonly faults: readonly SitemapFault[];
}

/** A sitemap that neither robots.txt nor another one names: search engines don't know of it. */
export interface UnnamedSitemap {
  readonly file: string;
  /** Whether it names other sitemaps. */
  readonly isIndex: boolean;
  /** Addresses of pages in it. */
  readonly locations: readonly string[];
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
  const [entries, parts, faults]: [SitemapEntry[], SitemapEntry[], SitemapFault[]] = [[], [], []];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const file = pathOnSite(address, siteUrl);
    if (file !== undefined && files.has(file)) continue;
    const text = file === undefined ? undefined : await readText(file);
    if (file === undefined || text === undefined) {
      missing.push(address);
      continue;
    }
    files.add(file);
    const { sitemaps, urls, broken, departure } = parseSitemap(text);
    waiting.push(...sitemaps.map(({ location }) => location));
    parts.push(...sitemaps.map((item) => ({ ...item, file })));
    entries.push(...urls.map((item) => ({ ...item, file })));
    // What is no sitemap at all is mostly no XML either.
    if (departure !== undefined) faults.push({ kind: "departure", file, found: departure });
    else if (broken !== undefined) faults.push({ kind: "broken", file, found: broken });
  }
  return { files: [...files], missing, entries, parts, faults };
}

/** Reads those of some files that are sitemaps of pages and were not read with the others. */
export async function readUnnamed(
  files: readonly string[],
  { files: read }: Sitemap,
  readText: ReadText,
): Promise<UnnamedSitemap[]> {
  const unnamed: UnnamedSitemap[] = [];
  for (const file of files.filter((one) => !read.includes(one))) {
    const { urls, sitemaps } = parseSitemap((await readText(file)) ?? "");
    const locations = urls.map(({ location }) => location);
    if (locations.length + sitemaps.length > 0) unnamed.push({ file, isIndex: sitemaps.length > 0, locations });
  }
  return unnamed;
}
