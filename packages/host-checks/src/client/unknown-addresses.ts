import type { HostingPolicy } from "#hosting/policy";

const UNKNOWN = ["/absent", "/absent/", "/absent/deep/er/", "/absent.html", "/absent/a.js"];

/**
 * Addresses at which nothing stands, of pages and of files, at any depth and in every folder that the policy names.
 *
 * @param pages - Addresses of the site's pages, unencoded and with their closing slashes: nothing stands below some.
 */
export function unknownAddresses({ headers }: HostingPolicy, pages: readonly string[]): string[] {
  const below = [...new Map(pages.filter((page) => page !== "/").map((page) => [depthOf(page), page])).values()];
  return [
    ...new Set([
      ...UNKNOWN,
      ...below.map((page) => `${page}absent/`),
      ...headers.map(({ under }) => `${under}absent.js`),
    ]),
  ];
}

function depthOf(page: string): number {
  return page.split("/").length;
}
