import type { FoundLink } from "../read/links";
import type { Page } from "../read/page";
import type { Site } from "../read/site";
import { prefixMissing } from "./prefix";
import { type Context, fewOf, onAllPages, onListedPages, type Rule, type Seen } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/links-crawlable";

/** Three clicks are what most audits take for the depth at which pages are still read often. */
const MAX_DEPTH = 3;

/** What links have to keep. */
export const linkRules: readonly Rule[] = [
  {
    id: "link-broken",
    severity: "error",
    effect: "clicks",
    title: "A link leads to a page that does not exist",
    reason: "Readers meet the not-found page, and what the link was worth is lost.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
    check: onAllPages((page, { site }) => [
      ...inside(page, (path) => site.graph.targetOf(path).kind === "nothing").map((found) => ({
        found,
        change: otherCase(page, found, site) ?? "Link to a page that exists, or add a redirect.",
      })),
      ...withoutPrefix(page),
    ]),
  },
  {
    id: "link-fragment",
    severity: "error",
    effect: "clicks",
    title: "A link leads to a place that the page has not",
    reason: "Readers land at the top and look for what was promised.",
    source: "https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment",
    check: onAllPages((page, context) =>
      inside(page, (path, fragment) => !hasPlace(path, fragment, context)).map((found) => ({
        found,
        change: "Name the id of an element on that page.",
      })),
    ),
  },
  {
    id: "link-redirect",
    severity: "warning",
    effect: "clicks",
    title: "A link goes through a redirect",
    reason: "Every visit takes a round trip more, and a second spelling of the address gets about.",
    source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
    check: onAllPages((page, { site }) =>
      page.links.flatMap((link): Seen[] => {
        const target = link.inside && site.graph.targetOf(link.inside.path);
        if (target?.kind === "elsewhere") return [{ found: link.href, change: "Link to where the redirect leads." }];
        if (target?.kind !== "page" || !target.isRedirected) return [];
        return [{ found: link.href, change: `Link to ${target.page.address} itself.` }];
      }),
    ),
  },
  {
    id: "page-orphan",
    severity: "error",
    effect: "index",
    title: "No way leads to a page",
    reason: "Readers can't come to it, and search engines take it for unimportant.",
    source: SOURCE,
    check: onListedPages((page, { site }): Seen[] => {
      if (page.address === "/" || site.graph.depthOf(page) !== undefined) return [];
      const from = site.graph.linksTo(page);
      const found = from.length === 0 ? "no page links to it" : `only pages without a way to them do: ${fewOf(from)}`;
      return [{ found, change: "Link to it from a page that is read, or take it away." }];
    }),
  },
  {
    id: "page-deep",
    severity: "note",
    effect: "advice",
    title: `A page is more than ${MAX_DEPTH} clicks from the first`,
    reason: "The deeper a page, the fewer find it and the more seldom it is read anew.",
    source: SOURCE,
    check: onListedPages((page, { site }) => {
      const depth = site.graph.depthOf(page) ?? 0;
      return depth > MAX_DEPTH ? [{ found: `${depth} clicks`, change: "Link to it from a page further up." }] : [];
    }),
  },
];

/** The links of a page, each once, whose target on this site is so. */
function inside(page: Page, isSo: (path: string, fragment: string) => boolean): string[] {
  const matching = ({ inside: target }: FoundLink) => target && isSo(target.path, target.fragment);
  return [...new Set(page.links.filter(matching).map(({ href }) => href))];
}

/** The links of a page, each once, that almost surely lack the path which the site stands under. */
function withoutPrefix({ links }: Page): Seen[] {
  const meantBy = new Map(links.map(({ href, meant }) => [href, meant]));
  return [...meantBy].flatMap(([found, meant]) => (meant === undefined ? [] : [{ found, ...prefixMissing(meant) }]));
}

/** What to write where only the case of the letters is wrong: hosts tell capitals apart. */
function otherCase({ links }: Page, href: string, { pages }: Site): string | undefined {
  const path = links.find((link) => link.href === href)?.inside?.path.toLowerCase();
  const meant = pages.find(({ address }) => address.toLowerCase() === path);
  return meant && `Write ${meant.address}: hosts tell capitals and small letters apart.`;
}

/** Whether a page has a place of that name; browsers know the top of every page. */
function hasPlace(path: string, fragment: string, { site }: Context): boolean {
  const target = site.graph.targetOf(path);
  if (fragment === "" || fragment === "top" || target.kind !== "page") return true;
  return target.page.ids.has(fragment);
}
