import { canonicalUrl } from "#seo/canonical-url";
import type { Page } from "../read/page";
import { forbidsListing, isSaidTo } from "../read/robots-tags";
import type { Robots } from "../read/robots";
import { verdictOf } from "../read/site";
import { saidOf } from "../verdict";
import { addressOf } from "./addresses";
import { listsAny } from "./robots-tags";
import { type Context, type Observation, onAllPages, type Rule } from "./rule";
import { isWanted } from "./wanted";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/robots/create-robots-txt";
const SPECIFICATION = "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec";
const PAGE = "/robots.txt";
const CODE = "src/seo/robots.ts";

/** Those that bring readers; the star is everybody who has no rules of their own. */
const ENGINES = ["Googlebot", "Bingbot", "*"];

/** What robots.txt has to keep. */
export const robotsRules: readonly Rule[] = [
  {
    id: "robots-missing",
    severity: "note",
    effect: "advice",
    title: "There is no robots.txt",
    reason: "Every robot asks for it first; without one nothing leads to the sitemap.",
    source: SOURCE,
    check: ({ site }) =>
      site.robots ? [] : [{ page: PAGE, found: "no such file", change: "Write a robots.txt.", place: CODE }],
  },
  {
    id: "robots-sitemap",
    severity: "warning",
    effect: "index",
    title: "robots.txt does not name the sitemap",
    reason: "Robots that were not told of the sitemap otherwise don't find it.",
    source: SOURCE,
    check: (context) => {
      const { robots, siteUrl, sitemap } = context.site;
      if (!robots || robots.sitemaps.length > 0 || !listsAny(context)) return [];
      // What is not there can't be named: that has a finding of its own.
      if (sitemap.missing.length > 0) return [];
      const change = `Add the line Sitemap: ${canonicalUrl(siteUrl, "/sitemap.xml")}.`;
      return [{ page: PAGE, found: "no line that begins with Sitemap:", change, place: CODE }];
    },
  },
  {
    id: "robots-blocks",
    severity: "error",
    effect: "index",
    title: "robots.txt forbids pages that want to be listed",
    reason: "What may not be read can't be listed for what it says.",
    source: SPECIFICATION,
    check: (context) => {
      const { robots } = context.site;
      const isOpen = (page: Page) => ["indexable", "blocked"].includes(verdictOf(page, context.site).kind);
      const wanted = context.site.pages.filter((page) => isOpen(page) && isWanted(page, context));
      const blocked = robots ? wanted.flatMap((page) => blockOf(page, robots, context)) : [];
      const change = "Take the Disallow line away, or tell the pages to be noindex.";
      const kinds = [...new Set(blocked.map(({ found }) => found))];
      return kinds.map((kind) => {
        const pages = blocked.filter(({ found }) => found === kind).map(({ page }) => page);
        const [first = PAGE, ...others] = pages;
        if (others.length === 0) return { page: first, found: kind, change, place: CODE };
        const some = `${pages.length} pages, such as ${pages.slice(0, 3).join(", ")}, are`;
        const found = `${pages.length === wanted.length ? "everything is" : some} ${kind}`;
        return { page: PAGE, found, change, place: CODE };
      });
    },
  },
  {
    id: "robots-hides-noindex",
    severity: "error",
    effect: "index",
    title: "robots.txt hides that a page must not be listed",
    reason: "Robots that may not read a page never see its noindex: its bare address can be listed all the same.",
    source: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
    check: onAllPages((page, context) => {
      const { kind, why } = verdictOf(page, context.site);
      const isOut = saidOf(page, context.site).some(
        ({ word }) => isSaidTo(word, "googlebot") && forbidsListing(word, context.now),
      );
      if (kind !== "blocked" || !isOut) return [];
      return [{ found: why, change: "Let robots read it, or take the noindex away.", place: CODE }];
    }),
  },
  {
    id: "robots-syntax",
    severity: "error",
    effect: "index",
    title: "robots.txt has a line that robots don't understand",
    reason: "It is passed over without a word: what it was to allow or to forbid is not.",
    source: SPECIFICATION,
    check: ({ site }) =>
      faultyLines(site.robots?.text ?? "").map(([found, change]) => ({ page: PAGE, found, change, place: CODE })),
  },
];

/** Which engines may not read a page. */
function blockOf(page: Page, robots: Robots, context: Context): Omit<Observation, "change">[] {
  // Robots read rules from the root of the host on.
  const path = new URL(addressOf(page, context)).pathname;
  const shut = ENGINES.filter((robot) => !robots.allows(path, robot));
  const [first] = shut;
  if (first === undefined) return [];
  const whom = shut.length === ENGINES.length ? "" : ` to ${shut.join(", ").replace("*", "all that are not named")}`;
  return [{ page: page.address, found: `forbidden${whom} (${robots.lineAgainst(path, first) ?? ""})` }];
}

/** All that the specification and the large engines know. */
const FIELDS =
  /^(?:user-agent|allow|disallow|sitemap|crawl-delay|host|clean-param|request-rate|content-signal|noai|visit-time)$/i;

/** Lines that say nothing to robots, and what to write. */
function faultyLines(text: string): [string, string][] {
  if (text.trimStart().startsWith("<")) return [["an HTML page", "Write a text file."]];
  let hasAgent = false;
  return text.split(/\r\n|\r|\n/).flatMap((whole, index): [string, string][] => {
    const line = whole
      .replace(/^\uFEFF/, "")
      .replace(/#.*$/, "")
      .trim();
    if (line === "") return [];
    const [, field = "", value = ""] = /^([^:]*?)\s*:\s*(.*)$/.exec(line) ?? [];
    const found = `line ${index + 1}: ${line}`;
    if (/^user-agent$/i.test(field)) hasAgent = true;
    if (!FIELDS.test(field)) return [[found, "Write a field that robots know: User-agent, Allow, Disallow, Sitemap."]];
    if (/^sitemap$/i.test(field)) {
      return /^https?:\/\//.test(value) ? [] : [[found, "Write the whole address of the sitemap."]];
    }
    if (!/^(?:dis)?allow$/i.test(field)) return [];
    if (!hasAgent) return [[found, "Write a line User-agent: before it."]];
    return value === "" || /^[/*$]/.test(value) ? [] : [[found, "Begin the path with a slash."]];
  });
}
