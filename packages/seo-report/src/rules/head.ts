import { locateFrom } from "../read/site-address";
import { CODE_OF_HEAD, onAllPages, onEveryPage, type Rule } from "./rule";
import { isWanted } from "./wanted";

/** What the head of every document has to keep, beside its tags. */
export const headRules: readonly Rule[] = [
  {
    id: "head-closed",
    severity: "error",
    effect: "index",
    title: "Something ends the head of a page before its end",
    reason: "What has no place in a head ends it: all that follows, canonical address and robots tags, counts as body.",
    source: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
    check: onAllPages(({ head: { closedBy } }) =>
      closedBy === undefined
        ? []
        : [{ found: `${closedBy} in the head`, change: "Move it into the body.", place: "src/" }],
    ),
  },
  {
    id: "base-elsewhere",
    severity: "error",
    effect: "index",
    title: "A page takes its relative addresses from another site",
    reason: "Links, pictures and scripts without a host then lead there: base changes all of them at once.",
    source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/base",
    check: onAllPages(({ head: { base = "" }, address }, { site }) => {
      const place = base === "" ? undefined : locateFrom(site.siteUrl, address)(base);
      if (place === undefined || place.path !== undefined) return [];
      return [{ found: base, change: "Take the base element away.", place: "src/html.tsx" }];
    }),
  },
  {
    id: "page-refresh",
    severity: "error",
    effect: "index",
    title: "A page that should be found sends its readers on",
    reason: "Search engines take it for a redirect and list the other page; readers are moved while they read.",
    source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
    check: onEveryPage((page, context) => {
      const { refresh } = page.head;
      if (refresh === undefined || !isWanted(page, context)) return [];
      const found =
        refresh.to === undefined ? `loads itself anew after ${refresh.seconds} s` : `leads to ${refresh.to}`;
      return [{ found, change: "Take the meta refresh away; an old address gets a redirect.", place: CODE_OF_HEAD }];
    }),
  },
];
