import { pathPrefixOf } from "#lib/path-prefix";
import { locateFrom } from "../read/site-address";

/** Where a site is read, and what it says that its address is: a copy on this machine names another one. */
export interface Served {
  /** Where it is asked for, without a closing slash. */
  readonly servedAt: string;
  /** What its addresses begin with, without a closing slash. */
  readonly siteUrl: string;
}

/** The address to ask for; nothing for what is elsewhere, or is no page. */
export function requestOf(address: string, page: string, { servedAt, siteUrl }: Served): URL | undefined {
  const own = locateFrom(siteUrl, page)(address);
  const place = own?.path === undefined ? locateFrom(servedAt, page)(address) : own;
  if (place?.path === undefined || !/^https?:$/.test(place.url.protocol)) return undefined;
  const prefix = pathPrefixOf(place === own ? siteUrl : servedAt);
  return new URL(servedAt + place.url.pathname.slice(prefix.length) + place.url.search);
}

/** The unencoded path on the site of an address that was asked for; nothing for one with a query, or elsewhere. */
export function pathOfRequest(url: URL, { servedAt }: Served): string | undefined {
  const path = locateFrom(servedAt)(url.href)?.path;
  return url.search === "" && path !== "" ? path : undefined;
}
