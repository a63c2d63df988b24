import { pathOnSite } from "../read/site-address";
import type { SitemapFault } from "../read/sitemap";
import type { Check, Rule } from "./rule";
import { onEntries } from "./sitemap";

const PROTOCOL = "https://www.sitemaps.org/protocol.html";
const CODE = "src/seo/sitemap.ts";

/** How a sitemap has to be written. */
export const sitemapProtocolRules: readonly Rule[] = [
  {
    id: "sitemap-broken",
    severity: "error",
    effect: "index",
    title: "A sitemap is no well-formed XML",
    reason: "Search engines stop reading at the fault, or pass over the whole file.",
    source: PROTOCOL,
    check: onFaults("broken", "Mend the XML: it may be cut off, or have a bare & or <."),
  },
  {
    id: "sitemap-protocol",
    severity: "error",
    effect: "index",
    title: "A sitemap does not keep to the protocol",
    reason: "What has another root or namespace is no sitemap to those who read it.",
    source: PROTOCOL,
    check: onFaults("departure", "Write urlset or sitemapindex of http://www.sitemaps.org/schemas/sitemap/0.9."),
  },
  {
    id: "sitemap-duplicate",
    severity: "warning",
    effect: "index",
    title: "The sitemap lists an address twice",
    reason: "The two entries may say different things of it, and each counts against the limit.",
    source: PROTOCOL,
    check: ({ site }) => {
      const seen = new Set<string>();
      return site.sitemap.entries.flatMap(({ location, file }) => {
        if (!seen.has(location)) {
          seen.add(location);
          return [];
        }
        return [{ page: file, found: location, change: "List it once.", place: CODE }];
      });
    },
  },
  {
    id: "sitemap-picture",
    severity: "error",
    effect: "clicks",
    title: "A picture in the sitemap is not there",
    reason: "Image search asks for it, finds nothing, and trusts the sitemap less.",
    source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps",
    check: onEntries(({ pictures }, _page, { site }) => {
      const missing = pictures.filter((address) => {
        const path = pathOnSite(address, site.siteUrl);
        return path !== undefined && !site.hasFile(path);
      });
      return missing.length > 0 ? [missing.join(", "), "Name a picture that the build makes."] : undefined;
    }),
  },
  {
    id: "sitemap-values",
    severity: "note",
    effect: "advice",
    title: "The sitemap has a value that the protocol does not know",
    reason: "Other tools may refuse the file for it; Google reads neither priority nor changefreq.",
    source: PROTOCOL,
    check: onEntries(({ priority, changefreq }) => {
      if (priority !== undefined && !(/^[01](?:\.\d+)?$/.test(priority) && Number(priority) <= 1)) {
        return [`priority ${priority}`, "Write a figure from 0.0 to 1.0, or leave it out."];
      }
      if (changefreq === undefined || /^(?:always|hourly|daily|weekly|monthly|yearly|never)$/.test(changefreq)) {
        return undefined;
      }
      return [`changefreq ${changefreq}`, "Write a word of the protocol, or leave it out."];
    }),
  },
];

function onFaults(kind: SitemapFault["kind"], change: string): Check {
  return ({ site }) =>
    site.sitemap.faults
      .filter((fault) => fault.kind === kind)
      .map(({ file, found }) => ({ page: file, found, change, place: CODE }));
}
