import { canonicalUrl } from "#seo/canonical-url";
import type { Page } from "../read/page";
import { addressOf } from "./addresses";
import { listedPages, type Rule } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/robots/create-robots-txt";
const PAGE = "/robots.txt";
const CODE = "src/seo/sitemap.ts";

/** What robots.txt has to keep. */
export const robotsRules: readonly Rule[] = [
  {
    id: "robots-missing",
    severity: "error",
    title: "There is no robots.txt",
    reason: "Every robot asks for it first; without one nothing leads to the sitemap.",
    source: SOURCE,
    check: ({ site }) =>
      site.robots ? [] : [{ page: PAGE, found: "no such file", change: "Write a robots.txt.", place: CODE }],
  },
  {
    id: "robots-sitemap",
    severity: "error",
    title: "robots.txt does not name the sitemap",
    reason: "Robots that were not told of the sitemap otherwise don't find it.",
    source: SOURCE,
    check: ({ site }) => {
      if (!site.robots || site.robots.sitemaps.length > 0) return [];
      const change = `Add the line Sitemap: ${canonicalUrl(site.siteUrl, "/sitemap.xml")}.`;
      return [{ page: PAGE, found: "no line that begins with Sitemap:", change, place: CODE }];
    },
  },
  {
    id: "robots-blocks",
    severity: "error",
    title: "robots.txt forbids pages that want to be listed",
    reason: "What may not be read can't be listed for what it says.",
    source: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
    check: (context) => {
      const { robots } = context.site;
      const pages = listedPages(context);
      // Robots read rules from the root of the host on.
      const wholePath = (page: Page) => new URL(addressOf(page, context)).pathname;
      const blocked = robots ? pages.filter((page) => !robots.allows(wholePath(page))) : [];
      const change = "Take the Disallow line away, or tell the pages to be noindex.";
      if (blocked.length > 1 && blocked.length === pages.length) {
        return [{ page: PAGE, found: "everything is forbidden", change, place: CODE }];
      }
      return blocked.map(({ address }) => ({ page: address, found: "forbidden", change, place: CODE }));
    },
  },
];
