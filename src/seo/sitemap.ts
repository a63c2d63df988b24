import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { canonicalUrl } from "./canonical-url";

/** A page in a sitemap. */
export interface SitemapPage {
  /** Address on this site, unencoded. */
  readonly path: string;
  /** When its content was changed last; without it nothing is said. */
  readonly lastChange?: string | undefined;
  /** Addresses of its main pictures on this site. */
  readonly pictures: readonly string[];
}

/** Pages in one sitemap: less than the 50,000 that https://www.sitemaps.org/protocol.html allows. */
const MOST = 45_000;

const NAMESPACES = { news: false, video: false, xhtml: false, image: true };

/**
 * The sitemaps of a site as XML by their file names: an index and the files that it names, with the canonical address
 * of every page, in a stable order. Nothing is said of how important or how often: search engines read neither.
 *
 * @param siteUrl Address of the site without a closing slash.
 */
export async function sitemapsOf(siteUrl: string, pages: readonly SitemapPage[]): Promise<Map<string, string>> {
  const sorted = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = new Map<string, string>();
  const index = new SitemapIndexStream();
  for (let first = 0; first < sorted.length; first += MOST) {
    const part = sorted.slice(first, first + MOST);
    const name = `sitemap-${String(files.size + 1)}.xml`;
    files.set(name, await sitemapOf(siteUrl, part));
    index.write({ url: `${siteUrl}/${name}`, ...lastmod(latestOf(part)) });
  }
  index.end();
  return files.set("sitemap.xml", `${(await streamToPromise(index)).toString()}\n`);
}

async function sitemapOf(siteUrl: string, pages: readonly SitemapPage[]): Promise<string> {
  const stream = new SitemapStream({ hostname: siteUrl, xmlns: NAMESPACES, lastmodDateOnly: true });
  for (const { path, lastChange, pictures } of pages) {
    const img = pictures.map((src) => ({ url: new URL(src, siteUrl).href }));
    stream.write({ url: canonicalUrl(siteUrl, path), img, ...lastmod(lastChange) });
  }
  stream.end();
  return `${(await streamToPromise(stream)).toString()}\n`;
}

function lastmod(date: string | undefined): { lastmod?: string } {
  return date === undefined ? {} : { lastmod: date };
}

function latestOf(pages: readonly SitemapPage[]): string | undefined {
  return pages
    .flatMap(({ lastChange }) => lastChange ?? [])
    .sort()
    .at(-1);
}
