/**
 * The address of the site without a closing slash: `SITE_URL` where it is set, else the one in data/site.json.
 * A malformed `SITE_URL` is an error: every canonical address would be wrong.
 */
export function siteUrl(fromData: string): string {
  const wanted = process.env.SITE_URL ?? fromData;
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") {
    throw new Error(`SITE_URL: got ${JSON.stringify(wanted)}; allowed: an address such as https://www.example.com`);
  }
  return url.href.replace(/\/$/, "");
}
