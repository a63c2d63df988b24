/** The path that a site stands under, as its address says: without a closing slash, empty at the root of a host. */
export function pathPrefixOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, "");
}
