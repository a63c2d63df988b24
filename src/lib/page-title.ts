/** The title of a page as search engines and tabs show it: its own words, then the site's name. */
export function pageTitle(title: string, siteName: string): string {
  return `${title} | ${siteName}`;
}
