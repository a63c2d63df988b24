import { canonicalIn } from "./canonical-in";
import { locateFrom } from "./site-address";

/** Documents by their addresses. */
type Documents = ReadonlyMap<string, string>;

/** A page for what is not found has no address that anybody names. */
const NOT_FOUND = "/404.html";

/**
 * Gives each page the address by which its site calls it, in their order: hosts of static sites answer `/about` with
 * `about.html`, and a site uses the one form or the other. Which it is, is told by its canonical addresses; where it has
 * none, by its sitemap, and else by its links.
 *
 * @param files - HTML of the pages by the paths of their files, an `index.html` by that of its folder.
 * @param inSitemap - Addresses in the sitemap.
 */
export function addressed(files: Documents, siteUrl: string, inSitemap: readonly string[]): Documents {
  const isBare = saysBare(files, siteUrl, inSitemap);
  const named = [...files].map(([path, html]): [string, string] => [isBare ? bareAddress(path, files) : path, html]);
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function bareAddress(path: string, files: Documents): string {
  const bare = path.replace(/\.html$/, "");
  return path === NOT_FOUND || files.has(`${bare}/`) ? path : bare;
}

function saysBare(files: Documents, siteUrl: string, inSitemap: readonly string[]): boolean {
  const paths = new Set([...files.keys()].filter((path) => bareAddress(path, files) !== path));
  if (paths.size === 0) return false;
  const locate = locateFrom(siteUrl);
  const vote = (addresses: readonly (string | undefined)[]) => {
    const named = addresses.map((address) => (address === undefined ? undefined : locate(address)?.path) ?? "");
    const [bare, whole] = [named.filter((path) => paths.has(`${path}.html`)), named.filter((path) => paths.has(path))];
    return bare.length - whole.length;
  };
  const canonicals = vote([...files].filter(([path]) => paths.has(path)).map(([, html]) => canonicalIn(html)));
  if (canonicals !== 0) return canonicals > 0;
  const sitemap = vote(inSitemap);
  return sitemap === 0 ? linksSayBare(files, siteUrl, vote) : sitemap > 0;
}

function linksSayBare(files: Documents, siteUrl: string, vote: (addresses: readonly string[]) => number): boolean {
  const hrefs = [...files].flatMap(([path, html]) => {
    const locate = locateFrom(siteUrl, path);
    const links = [...html.matchAll(/<a\s[^<>]*?href\s*=\s*["']?([^"'\s>#?]+)/gi)];
    return links.map(([, href = ""]) => locate(href)?.url.href ?? "");
  });
  return vote(hrefs) > 0;
}
