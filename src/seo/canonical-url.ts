/** The one address of a page: origin, percent-encoded path, closing slash. */
export function canonicalUrl(siteUrl: string, path: string): string {
  return `${siteUrl}${encodeURI(path)}`;
}
