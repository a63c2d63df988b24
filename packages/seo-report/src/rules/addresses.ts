import { canonicalUrl } from "#seo/canonical-url";
import { canonicalFile } from "../read/canonical-headers";
import type { Page } from "../read/page";
import { verdictOf } from "../read/site";
import { pathOnSite, spellingOf } from "../read/site-address";
import { CODE_OF_HEAD, type Context, onAllPages, onListedPages, type Rule } from "./rule";
import { isWanted, pageSpelled } from "./wanted";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls";
const ERRORS = "https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical";

/** What canonical addresses have to keep. */
export const addressRules: readonly Rule[] = [
  {
    id: "canonical-missing",
    severity: "warning",
    effect: "index",
    title: "A page names no canonical address",
    reason: "Every spelling of its address (with a query, without the slash) may then be listed as a page of its own.",
    source: SOURCE,
    check: onListedPages((page, context) =>
      page.canonicals.length + page.head.strayCanonicals.length === 0
        ? [{ found: "no canonical address", ...wanted(page, context) }]
        : [],
    ),
  },
  {
    id: "canonical-misplaced",
    severity: "error",
    effect: "index",
    title: "A canonical address stands where it does not count",
    reason: "Search engines read it in the head only: in the body, or in a comment, it is passed over.",
    source: ERRORS,
    check: onListedPages((page, context) =>
      page.canonicals.length > 0
        ? []
        : page.head.strayCanonicals.map(({ address, where }) => ({
            found: `${where}: ${address}`,
            ...wanted(page, context),
          })),
    ),
  },
  {
    id: "canonical-several",
    severity: "error",
    effect: "index",
    title: "A page names several canonical addresses",
    reason: "Search engines then follow none of them.",
    source: SOURCE,
    check: onListedPages((page, context) =>
      page.canonicals.length > 1 ? [{ found: page.canonicals.join(", "), ...wanted(page, context) }] : [],
    ),
  },
  {
    id: "canonical-relative",
    severity: "error",
    effect: "index",
    title: "A canonical address is not absolute",
    reason: "A relative one means another address on every copy of the site, such as a preview.",
    source: SOURCE,
    check: onListedPages((page, context) =>
      page.canonicals
        .filter((canonical) => !isAbsolute(canonical))
        .map((canonical) => ({ found: canonical || "an empty address", ...wanted(page, context) })),
    ),
  },
  {
    id: "canonical-elsewhere",
    severity: "error",
    effect: "index",
    title: "A canonical address is another page's",
    reason: "The page asks search engines to list the other one instead of it.",
    source: SOURCE,
    check: onAllPages((page, context) => {
      const { kind, to = "" } = verdictOf(page, context.site);
      if (kind !== "canonicalised" || !isWanted(page, context) || faultOf(to, context) !== undefined) return [];
      return [{ found: to, ...wanted(page, context) }];
    }),
  },
  {
    id: "canonical-target",
    severity: "error",
    effect: "index",
    title: "A canonical address is of a page that can't be listed",
    reason: "The page gives its place away to one that gets none: neither of them may then be found.",
    source: ERRORS,
    check: onAllPages((page, context) => {
      const { kind, to = "" } = verdictOf(page, context.site);
      const fault = kind === "canonicalised" ? faultOf(to, context) : undefined;
      return fault === undefined ? [] : [{ found: `${to} ${fault}`, ...wanted(page, context) }];
    }),
  },
  {
    id: "canonical-form",
    severity: "error",
    effect: "index",
    title: "A canonical address is not in the site's one form",
    reason: "One page, one spelling: closing slash, percent-encoded, nothing behind it. Others split what is counted.",
    source: SOURCE,
    check: onListedPages((page, context) =>
      page.canonicals
        .filter((canonical) => page.canonicals.length === 1 && isAbsolute(canonical))
        .filter((canonical) => canonical !== addressOf(page, context) && !isRoot(canonical, addressOf(page, context)))
        .map((canonical) => ({ found: canonical, ...wanted(page, context) })),
    ),
  },
];

/** The one address of a page. */
export function addressOf({ address }: Pick<Page, "address">, { site }: Context): string {
  return canonicalUrl(site.siteUrl, address);
}

/** Whether an address is that of a host's first page without its slash, which every browser adds: it is the same. */
export function isRoot(address: string, own: string): boolean {
  return `${address}/` === own && new URL(own).pathname === "/";
}

/** Why an address of this site can't be listed; nothing where it can, or is elsewhere. */
function faultOf(address: string, { site }: Context): string | undefined {
  const spelling = spellingOf(address, site.siteUrl);
  if (spelling === undefined) return undefined;
  const page = pageSpelled(spelling, site);
  if (page) {
    const { kind, why } = verdictOf(page, site);
    return kind === "indexable" ? undefined : `is ${kind} itself (${why})`;
  }
  const { kind } = site.graph.targetOf(pathOnSite(address, site.siteUrl) ?? "");
  if (kind === "nothing") return "does not exist";
  return kind === "file" ? undefined : "is redirected";
}

function isAbsolute(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address);
}

function wanted(page: Page, context: Context) {
  const place = canonicalFile(page, context.site.linkHeaders) ?? CODE_OF_HEAD;
  return { change: `Name ${addressOf(page, context)}.`, place };
}
