import type { Anchor } from "../read/anchors";
import type { FoundLink } from "../read/links";
import type { Page } from "../read/page";
import { isPrivate } from "../read/private-host";
import { isGeneric } from "./generic-texts";
import { type Context, listedPages, onAllPages, type Rule, type Seen } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/links-crawlable";

/** Schemes that programs of visitors answer to. */
const SCHEMES =
  /^(?:https?|mailto|tel|sms|ftp|whatsapp|skype|facetime|geo|maps|webcal|tg|viber|signal|intent|market|magnet|bitcoin|xmpp|irc|data|blob):/i;

/** Words that say where a # leads: to the top of its page. */
const TOP = /\b(?:top|up|oben|anfang|haut|arriba|inicio|cima|topo|inizio|boven|upp)\b|[↑▲⇧⬆˄^]/i;

/** What links have to be for readers, wherever they lead. */
export const linkTextRules: readonly Rule[] = [
  {
    id: "link-nowhere",
    severity: "error",
    effect: "clicks",
    title: "A link leads nowhere",
    reason:
      "Robots follow addresses only: what a script does, an empty address or an unknown scheme is a dead end to them.",
    source: SOURCE,
    check: onAllPages((page) =>
      distinct(page.anchors.filter((one) => leadsNowhere(one, page)).map(describe)).map((found) => ({
        found,
        change: "Name an address, or make it a button.",
        place: "src/",
      })),
    ),
  },
  {
    id: "link-nameless",
    severity: "error",
    effect: "clicks",
    title: "A link has no name",
    reason: "Screen readers read its address out; search engines learn nothing of the page behind it.",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
    check: onAllPages(({ anchors }) =>
      distinct(anchors.filter(isNameless).map(describe)).map((found) => ({
        found,
        change: "Give it a text, or its picture an alternative one.",
      })),
    ),
  },
  {
    id: "link-generic",
    severity: "warning",
    effect: "clicks",
    title: "The text of a link says nothing",
    reason:
      "It is what search engines learn of the page behind it, and what is heard by those who go from link to link.",
    source: `${SOURCE}#anchor-text`,
    check: onAllPages((page, { site }) => {
      const isDead = ({ inside, meant }: FoundLink) =>
        meant !== undefined || (inside !== undefined && site.graph.targetOf(inside.path).kind === "nothing");
      // Behind what is broken, or on this page, there is nothing to be named.
      const alive = new Set(page.links.filter((link) => !isDead(link)).map(({ href }) => href));
      const generic = page.anchors.filter(({ href = "", name = "", language }) => {
        return alive.has(href) && !/^(?:#|$)/.test(href) && isGeneric(name, language);
      });
      return distinct(generic.map(describe)).map((found) => ({ found, change: "Say what is behind it." }));
    }),
  },
  {
    id: "link-nofollow-only",
    severity: "error",
    effect: "index",
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
    effect: "clicks",
    title: "An address is of a machine or a copy that visitors can't reach",
    reason: "It worked where the page was made, and nowhere else.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
    check: onAllPages(({ absolutes, anchors }, { site }): Seen[] => {
      // Who is shown the address itself is told of it, not sent there.
      const shown = new Set(anchors.filter(showsHost).map(({ href }) => href));
      const all = [...absolutes, ...anchors.map(({ href = "" }) => href)].filter((address) => !shown.has(address));
      return distinct(all.filter((address) => isPrivate(address, site.siteUrl))).map((found) => ({
        found,
        change: "Write the address that visitors use.",
      }));
    }),
  },
];

function leadsNowhere(anchor: Anchor, page: Page): boolean {
  const { href, isControl } = anchor;
  if (isControl) return false;
  if (href === undefined) return true;
  if (href === "#" || href === "") return !leadsToSelf(anchor, page);
  if (/^(?:mailto|tel|sms):\s*$/i.test(href)) return true;
  return hasStrangeScheme(href);
}

function hasStrangeScheme(href: string): boolean {
  const isScheme = /^[a-z][a-z\d+.-]*:/i.test(href);
  return isScheme && !SCHEMES.test(href) && !/^(?:file:|[a-z]:[\\/]|localhost:)/i.test(href);
}

/** In HTML a # leads to the top of its page, which marks or words may say; generators link to the page itself so. */
function leadsToSelf({ isSelf, name = "" }: Anchor, { headings, titles }: Page): boolean {
  const ofTitle = titles.flatMap((title) => [title, ...title.split(/\s+[|–—·•:»-]\s+/)]);
  const own = [...ofTitle, ...headings.filter(({ level }) => level === 1).map(({ text }) => text)];
  // Marks that copy the address of a heading stand within it.
  const isOwn = (text: string) => text.toLowerCase().replace(/[¶#]$/, "").trim() === name.toLowerCase();
  return isSelf || TOP.test(name) || (name !== "" && own.some(isOwn));
}

/** A place on the same page may go without a name: it is a mark to copy an address from. */
function isNameless({ href = "#", name }: Anchor): boolean {
  return name === "" && !/^(?:#|$)/.test(href) && !hasStrangeScheme(href) && !/^(?:mailto|tel|sms):\s*$/i.test(href);
}

function showsHost({ href = "", name = "" }: Anchor): boolean {
  const host = /^(?:[a-z]+:)?\/\/([^/?#]+)/i.exec(href)?.[1];
  return host !== undefined && name.includes(host);
}

function describe({ href, name = "" }: Anchor): string {
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
