import { neededRedirect } from "../compare";
import type { Rule } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/301-redirects";
const PLACE = "data/redirects.json";

/** What becomes of addresses that pages had once. */
export const redirectRules: readonly Rule[] = [
  {
    id: "redirect-target",
    severity: "error",
    title: "A redirect leads to nothing",
    reason: "Visitors of the old address meet the not-found page after all.",
    source: SOURCE,
    check: ({ redirects, site }) =>
      redirects
        .filter(({ to }) => to.startsWith("/") && !isThere(site.graph.targetOf(to.replace(/[?#].*$/, ""))))
        .map(({ from, to }) => ({
          page: from,
          found: `leads to ${to}`,
          change: "Name a page that exists.",
          place: PLACE,
        })),
  },
  {
    id: "page-gone",
    severity: "error",
    title: "A page is gone, and nothing leads on from its address",
    reason: "Links and bookmarks end at the not-found page, and what the page was worth in search is lost.",
    source: SOURCE,
    check: ({ earlier, redirects, site }) =>
      (earlier?.pages ?? [])
        .filter(({ address }) => !site.pages.some((page) => page.address === address))
        .filter(({ address }) => !redirects.some(({ from }) => from === address))
        .map((page) => ({
          page: page.address,
          found: "was a page in the earlier report",
          change: `Add the line ${neededRedirect(page, site)}`,
          place: PLACE,
        })),
  },
];

/** A page at that very address, or a file: a chain of redirects is none. */
function isThere(target: { readonly kind: string; readonly isRedirected?: boolean }): boolean {
  return (target.kind === "page" && target.isRedirected !== true) || target.kind === "file";
}
