/** The hosts that this site has files for, by the names that content calls them. */
export const HOST_NAMES = [
  "netlify",
  "cloudflare",
  "vercel",
  "firebase",
  "azure",
  "github",
  "cloudfront",
  "nginx",
  "apache",
  "caddy",
] as const;

/** One of them. */
export type HostName = (typeof HOST_NAMES)[number];
