import type { FoundLink } from "../read/links";
import type { Page } from "../read/page";
import type { Site } from "../read/site";
import { isNotFound } from "../verdict";
import { isOfOtherProject } from "./other-projects";
import { isWhole } from "../read/wire";
import { prefixMissing } from "./prefix";
import { type Context, onAllPages, onListedPages, type Rule, type Seen } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/links-crawlable";

/** Three clicks are what most audits take for the depth at which pages are still read often. */
const MAX_DEPTH = 3;

/** As many links or pages as are named of those that have one fault. */
const EXAMPLES = 3;

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
      ...inside(page, (path, _fragment, href) => isBroken(path, href, page, site)).map((found) => ({
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
      inside(page, (path, fragment) => !isOwnNotFound(page, path) && !hasPlace(path, fragment, context)).map(
        (found) => ({
          found,
          change: "Name the id of an element on that page.",
        }),
      ),
    ),
  },
  {
    id: "link-redirect",
    severity: "warning",
    effect: "clicks",
    title: "A link goes through a redirect, or names a second address of a page",
    reason: "Every visit takes a round trip more, and a second spelling of the address gets about.",
    source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
    check: onAllPages((page, { site }) =>
      onceForHabits(
        page.links.flatMap((link): Through[] => {
          const target = link.inside && site.graph.targetOf(link.inside.path);
          if (target?.kind === "elsewhere") return [{ found: link.href, change: "Link to where the redirect leads." }];
          if (target?.kind !== "page" || !target.isRedirected) return [];
          const { address } = target.page;
          const habit = habitOf(link.inside?.path ?? "", address);
          return [{ found: link.href, change: `Link to ${address} itself.`, habit }];
        }),
      ),
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
      // Of a site that was read in part, the way may lead by pages that were not read.
      if (page.address === "/" || !isWhole(site.wire) || site.graph.depthOf(page) !== undefined) return [];
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

function fewOf(addresses: readonly string[]): string {
  const more = addresses.length > EXAMPLES ? ` and ${addresses.length - EXAMPLES} more` : "";
  return addresses.slice(0, EXAMPLES).join(", ") + more;
}

/** A link through a redirect, and the habit that it is of. */
interface Through extends Seen {
  readonly habit?: Habit | undefined;
}

/** What links of a page have in common that lead to a page by another of its addresses. */
type Habit = "slash" | "index";

const HABITS: Readonly<Record<Habit, { readonly found: string; readonly change: string }>> = {
  slash: { found: "without the closing slash", change: "Write the slash: the host adds it by a redirect." },
  index: { found: "with the file's name", change: "Leave index.html out: the folder is the page's address." },
};

/** What many links of a page have in common is said once, with some of them. */
function onceForHabits(through: readonly Through[]): Seen[] {
  const each = [...new Map(through.map((one) => [one.found, one])).values()];
  const habits = (["slash", "index"] as const).flatMap((habit) => onceFor(habit, each));
  return [...habits, ...each.filter(({ habit }) => habit === undefined).map(seenOf)];
}

function onceFor(habit: Habit, through: readonly Through[]): Seen[] {
  const own = through.filter((one) => one.habit === habit);
  const { found, change } = HABITS[habit];
  if (own.length < 2) return own.map((one) => ({ found: one.found, change }));
  return [{ found: `${found}: ${fewOf(own.map((one) => one.found))}`, change }];
}

function seenOf({ found, change }: Through): Seen {
  return { found, change };
}

function habitOf(path: string, address: string): Habit | undefined {
  if (`${path}/` === address) return "slash";
  return path === `${address}index.html` ? "index" : undefined;
}

function isBroken(path: string, href: string, { address }: Page, site: Site): boolean {
  // What is not found in one language links to what is not found in another.
  if (isNotFound(path) && isNotFound(address)) return false;
  return site.graph.targetOf(path).kind === "nothing" && !isOfOtherProject(path, href, site);
}

/** The links of a page, each once, whose target on this site is so. */
function inside(page: Page, isSo: (path: string, fragment: string, href: string) => boolean): string[] {
  const matching = ({ inside: target, href }: FoundLink) => target && isSo(target.path, target.fragment, href);
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

/** On the page of what is not found, a link to its own text has little to skip. */
function isOwnNotFound({ address }: Page, path: string): boolean {
  return path === address && isNotFound(address);
}

/** Whether a page has a place of that name; browsers know the top of every page. */
function hasPlace(path: string, fragment: string, { site }: Context): boolean {
  const target = site.graph.targetOf(path);
  if (fragment === "" || fragment === "top" || target.kind !== "page") return true;
  return target.page.ids.has(fragment);
}
