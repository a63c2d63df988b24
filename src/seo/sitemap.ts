import { SitemapStream, streamToPromise } from "sitemap";
import { canonicalUrl } from "./canonical-url";

/** Pages that search engines may not list. */
const UNLISTED = ["/404/", "/404.html", "/dev-404-page/"];

/**
 * The sitemap of a site as XML: the canonical address of every page that may be listed, in a stable order.
 *
 * @param siteUrl Address of the site without a closing slash.
 * @param paths Addresses of all pages on the site, unencoded.
 */
export async function sitemapOf(siteUrl: string, paths: readonly string[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  const listed = paths.filter((path) => !UNLISTED.includes(path)).sort();
  for (const path of listed) stream.write({ url: canonicalUrl(siteUrl, path) });
  stream.end();
  return `${(await streamToPromise(stream)).toString()}\n`;
}

/** robots.txt: everything may be read; where the sitemap is. */
export function robotsOf(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
