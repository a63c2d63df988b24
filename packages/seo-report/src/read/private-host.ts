/** Names by which copies of a site for those who build it are called. */
const STAGES = /^(?:staging|stage|stg|preprod|uat|preview|dev|test|testing|qa)$/;

/** Addresses that only one machine or one house can reach: https://www.rfc-editor.org/rfc/rfc1918 */
const NEAR = /^(?:localhost|127\..*|0\.0\.0\.0|\[::1\]|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*)$/;

/** Whether an address leads where no visitor can, or should, go: a machine's own files, a local or a staging host. */
export function isPrivate(address: string, siteUrl: string): boolean {
  if (/^(?:file:|[a-z]:[\\/]|localhost(?::\d|\/|$))/i.test(address)) return true;
  if (!/^(?:https?:)?\/\//i.test(address) || !URL.canParse(address, siteUrl)) return false;
  const { hostname } = new URL(address, siteUrl);
  const own = new URL(siteUrl).hostname;
  if (hostname === own) return false;
  if (NEAR.test(hostname) || /\.(?:localhost|local|internal|lan)$/.test(hostname)) return true;
  const [first = "", ...rest] = hostname.split(".");
  const isOfSite = rest.join(".") === own.replace(/^www\./, "");
  return STAGES.test(first) ? isOfSite || /^(?:staging|preprod)$/.test(first) : /(?:^|-)staging$/.test(first);
}
