import type { Anchor } from "../read/anchors";
import type { FoundLink } from "../read/links";
import type { Page } from "../read/page";
import { isPrivate } from "../read/private-host";
import { type Context, listedPages, onAllPages, type Rule, type Seen } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/links-crawlable";

/** Schemes that programs of visitors answer to. */
const SCHEMES =
  /^(?:https?|mailto|tel|sms|ftp|whatsapp|skype|facetime|geo|maps|webcal|tg|viber|signal|intent|market|magnet|bitcoin|xmpp|irc|data|blob):/i;

/** What says nothing of the page behind it, in the languages of most sites. */
const GENERIC =
  /^(?:click(?: here)?|here|this|link|this link|this page|(?:read|learn|see|find out|show) more|more|more info|start|go|details|hier|hier klicken|mehr|mehr erfahren|weiterlesen|weiter|details ansehen)[.…»>→\s]*$/i;

/** What links have to be for readers, wherever they lead. */
export const linkTextRules: readonly Rule[] = [
  {
    id: "link-nowhere",
    severity: "error",
    title: "A link leads nowhere",
    reason:
      "Robots follow addresses only: what a script does, an empty address or an unknown scheme is a dead end to them.",
    source: SOURCE,
    check: onAllPages(({ anchors }) =>
      distinct(anchors.filter(({ href }) => leadsNowhere(href)).map(describe)).map((found) => ({
        found,
        change: "Name an address, or make it a button.",
        place: "src/",
      })),
    ),
  },
  {
    id: "link-nameless",
    severity: "error",
    title: "A link has no name",
    reason: "Screen readers read its address out; search engines learn nothing of the page behind it.",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    check: onAllPages(({ anchors }) =>
      distinct(anchors.filter((one) => one.name === "" && !leadsNowhere(one.href)).map(describe)).map((found) => ({
        found,
        change: "Give it a text, or its picture an alternative one.",
      })),
    ),
  },
  {
    id: "link-generic",
    severity: "warning",
    title: "The text of a link says nothing",
    reason:
      "It is what search engines learn of the page behind it, and what is heard by those who go from link to link.",
    source: `${SOURCE}#anchor-text`,
    check: onAllPages((page, { site }) => {
      const isDead = ({ inside, meant }: FoundLink) =>
        meant !== undefined || (inside !== undefined && site.graph.targetOf(inside.path).kind === "nothing");
      // Behind what is broken there is nothing to be named.
      const alive = new Set(page.links.filter((link) => !isDead(link)).map(({ href }) => href));
      const generic = page.anchors.filter(({ name, href = "#" }) => GENERIC.test(name) && alive.has(href));
      return distinct(generic.filter(({ href }) => !leadsNowhere(href)).map(describe)).map((found) => ({
        found,
        change: "Say what is behind it.",
      }));
    }),
  },
  {
    id: "link-nofollow-only",
    severity: "error",
    title: "All links to a page tell robots not to follow them",
    reason: "Nofollow is for what is not one's own: robots take the page for one that nobody vouches for.",
    source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
    check: (context) => {
      const followed = linkedPages(context, false);
      const only = [...linkedPages(context, true)].filter((page) => page.address !== "/" && !followed.has(page));
      return listedPages(context)
        .filter((page) => only.includes(page))
        .map(({ address }) => ({ page: address, found: "rel=nofollow on every link", change: "Take nofollow away." }));
    },
  },
  {
    id: "address-private",
    severity: "error",
    title: "An address is of a machine or a copy that visitors can't reach",
    reason: "It worked where the page was made, and nowhere else.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
    check: onAllPages(({ absolutes, anchors }, { site }): Seen[] => {
      const all = [...absolutes, ...anchors.map(({ href = "" }) => href)];
      return distinct(all.filter((address) => isPrivate(address, site.siteUrl))).map((found) => ({
        found,
        change: "Write the address that visitors use.",
      }));
    }),
  },
];

function leadsNowhere(href: string | undefined): boolean {
  if (href === undefined || href === "" || href === "#") return true;
  if (/^(?:mailto|tel|sms):\s*$/i.test(href)) return true;
  const isScheme = /^[a-z][a-z\d+.-]*:/i.test(href);
  return isScheme && !SCHEMES.test(href) && !/^(?:file:|[a-z]:[\\/]|localhost:)/i.test(href);
}

function describe({ href, name }: Anchor): string {
  const shown = name === "" ? "" : ` “${name.slice(0, 60)}”`;
  return `${href === undefined ? "no href" : href === "" ? "an empty href" : href}${shown}`;
}

/** The pages that others link to, by links that robots follow or by those that they may not. */
function linkedPages({ site }: Context, isNofollow: boolean): Set<Page> {
  const linked = new Set<Page>();
  for (const page of site.pages) {
    for (const link of page.links) {
      const target = link.isNofollow === isNofollow && link.inside && site.graph.targetOf(link.inside.path);
      if (target && target.kind === "page" && target.page !== page) linked.add(target.page);
    }
  }
  return linked;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
