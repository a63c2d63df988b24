import { canonicalUrl } from "#seo/canonical-url";
import type { Page } from "../read/page";
import { locateFrom } from "../read/site-address";
import { CODE_OF_HEAD, type Context, onListedPages, type Rule } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls";

/** What canonical addresses have to keep. */
export const addressRules: readonly Rule[] = [
  {
    id: "canonical-missing",
    severity: "error",
    title: "A page names no canonical address",
    reason: "Every spelling of its address (with a query, without the slash) may then be listed as a page of its own.",
    source: SOURCE,
    check: onListedPages((page, context) =>
      page.canonicals.length === 0 ? [{ found: "no canonical address", ...wanted(page, context) }] : [],
    ),
  },
  {
    id: "canonical-several",
    severity: "error",
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
    title: "A canonical address is not absolute",
    reason: "A relative one means another address on every copy of the site, such as a preview.",
    source: SOURCE,
    check: onListedPages((page, context) =>
      page.canonicals
        .filter((canonical) => !isAbsolute(canonical))
        .map((canonical) => ({ found: canonical, ...wanted(page, context) })),
    ),
  },
  {
    id: "canonical-elsewhere",
    severity: "error",
    title: "A canonical address is another page's",
    reason: "The page asks search engines to list the other one instead of it.",
    source: SOURCE,
    check: onListedPages((page, context) =>
      page.canonicals
        .filter((canonical) => isAbsolute(canonical) && !isSamePage(canonical, page, context))
        .map((canonical) => ({ found: canonical, ...wanted(page, context) })),
    ),
  },
  {
    id: "canonical-form",
    severity: "error",
    title: "A canonical address is not in the site's one form",
    reason: "One page, one spelling: closing slash, percent-encoded, nothing behind it. Others split what is counted.",
    source: SOURCE,
    check: onListedPages((page, context) =>
      page.canonicals
        .filter((canonical) => isAbsolute(canonical) && isSamePage(canonical, page, context))
        .filter((canonical) => canonical !== addressOf(page, context))
        .map((canonical) => ({ found: canonical, ...wanted(page, context) })),
    ),
  },
];

/** The one address of a page. */
export function addressOf({ address }: Pick<Page, "address">, { site }: Context): string {
  return canonicalUrl(site.siteUrl, address);
}

/** What all spellings of a page's address have in common; nothing for what is no address of this site. */
export function spellingsOf(absolute: string, { site }: Context): string | undefined {
  if (!URL.canParse(absolute)) return undefined;
  const place = locateFrom(site.siteUrl)(absolute);
  if (place?.url.protocol !== new URL(site.siteUrl).protocol) return undefined;
  return place.path?.replace(/(?:\/index\.html|\/)$/, "").toLowerCase();
}

function isSamePage(absolute: string, page: Page, context: Context): boolean {
  return spellingsOf(absolute, context) === spellingsOf(addressOf(page, context), context);
}

function isAbsolute(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address);
}

function wanted(page: Page, context: Context) {
  return { change: `Name ${addressOf(page, context)}.`, place: CODE_OF_HEAD };
}
