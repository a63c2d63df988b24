import { encodedPath } from "#hosting/addresses";
import type { HostingPolicy } from "#hosting/policy";

/**
 * The address of a site, as a person gives it.
 *
 * @throws When it is none, or ends with another path than the one that the site was built for: nothing would fit.
 */
export function siteAddress(text: string, { pathPrefix }: HostingPolicy): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !isAddress(url)) {
    throw new Error(
      `verify: got ${JSON.stringify(text)}; allowed: the address of the site, such as https://www.example.com`,
    );
  }
  const path = encodedPath(pathPrefix);
  if (withSlash(url.pathname) === new URL(withSlash(path), url).pathname) return url;
  throw new Error(
    `verify: got ${text}, but the site was built for ${pathPrefix === "" ? "the root of a host" : `the path ${pathPrefix}`}. ` +
      `Ask for ${url.origin}${path}, or build with SITE_URL=${text.replace(/\/$/, "")}`,
  );
}

function withSlash(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}

function isAddress({ protocol, username, password, search, hash }: URL): boolean {
  return ["http:", "https:"].includes(protocol) && username + password + search + hash === "";
}
