import { pathPrefixOf } from "#lib/path-prefix";
import { canonicalUrl } from "#seo/canonical-url";

/** Where an address leads, seen from the site. */
export interface Place {
  readonly url: URL;
  /** The unencoded path on the site, without the path that the site stands under; nothing for what is elsewhere. */
  readonly path: string | undefined;
  /** The path to write instead, where the address almost surely lacks the path that the site stands under. */
  readonly meant: string | undefined;
}

/** Finds where an address leads that is written on a page; nothing for what is no address. */
export type Locate = (address: string) => Place | undefined;

/**
 * Finds where addresses lead that are written on a page of a site. All that tells what is part of the site does it by
 * this function.
 *
 * @param siteUrl - Address of the site without a closing slash: its origin and the path it stands under.
 * @param page - Unencoded path of the page on the site.
 */
export function locateFrom(siteUrl: string, page = "/"): Locate {
  const base = canonicalUrl(siteUrl, page);
  const { host } = new URL(siteUrl);
  const encodedPrefix = pathPrefixOf(siteUrl);
  const prefix = decoded(encodedPrefix);
  return (address) => {
    if (!URL.canParse(address, base)) return undefined;
    const url = new URL(address, base);
    const path = decoded(url.pathname);
    if (url.host !== host) return { url, path: undefined, meant: undefined };
    if (path === prefix || path.startsWith(`${prefix}/`)) {
      // Hosts take several slashes in a row for one.
      return { url, path: path.slice(prefix.length).replace(/\/{2,}/g, "/"), meant: undefined };
    }
    // Who means another site of the host names the host; a path alone has forgotten the prefix.
    const isPath = /^\s*\/(?!\/)/.test(address);
    return { url, path: undefined, meant: isPath ? encodedPrefix + url.pathname + url.search + url.hash : undefined };
  };
}

/** The unencoded path of an address on the site; nothing for what is elsewhere or carries its data with it. */
export function pathOnSite(address: string, siteUrl: string): string | undefined {
  return locateFrom(siteUrl)(address)?.path;
}

/** What all spellings of an address on the site have in common; nothing for what is no address of it. */
export function spellingOf(absolute: string, siteUrl: string): string | undefined {
  if (!URL.canParse(absolute)) return undefined;
  return pathOnSite(absolute, siteUrl)
    ?.replace(/(?:\/index\.html|\/)$/, "")
    .toLowerCase();
}

/** A path or a spelling with `.html` where it has none, and without where it has it. */
export function otherEnd(path: string): string {
  return path.endsWith(".html") ? path.slice(0, -".html".length) : `${path}.html`;
}

/** An unencoded path, or the path itself where it is not well encoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
