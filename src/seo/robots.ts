/** robots.txt of a site that may be read: everything, and where the sitemap is. */
export function robotsOf(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** robots.txt of a preview: robots that may not read its pages would never see that these must not be listed. */
export const ROBOTS_OF_PREVIEW = "User-agent: *\nAllow: /\n";
