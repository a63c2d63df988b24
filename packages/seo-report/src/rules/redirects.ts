import { neededRedirect } from "../compare";
import { bare, leadsFrom, pathOfTarget, targetFrom } from "../read/redirects";
import { pathOnSite } from "../read/site-address";
import { verdictOf } from "../read/site";
import { faultOf, pageOf, type RedirectFault } from "./redirect-faults";
import { type Context, type Observation, onEveryPage, type Rule } from "./rule";
import { isWanted } from "./wanted";

const SOURCE = "https://developers.google.com/search/docs/crawling-indexing/301-redirects";
const PLACE = "data/redirects.json";

/** What becomes of addresses that pages had once. */
export const redirectRules: readonly Rule[] = [
  {
    id: "redirect-target",
    severity: "error",
    effect: "index",
    title: "A redirect leads to nothing",
    reason: "Visitors of the old address meet the not-found page after all.",
    source: SOURCE,
    check: (context) => [
      ...onKind("nothing", "Name a page that exists.")(context),
      ...onEveryPage((page, inContext) => {
        const { kind, to = "" } = verdictOf(page, inContext.site);
        if (kind !== "stub" || isWanted(page, inContext)) return [];
        const path = pathOnSite(to, inContext.site.siteUrl);
        if (path === undefined || inContext.site.graph.targetOf(path).kind !== "nothing") return [];
        return [{ found: `leads to ${path}`, change: "Name a page that exists." }];
      })(context),
    ],
  },
  {
    id: "redirect-chain",
    severity: "warning",
    effect: "index",
    title: "A redirect leads to another redirect",
    reason: "Each step costs time and some of the worth of the links; after ten, robots give up.",
    source: SOURCE,
    check: (context) => onKind("chain", "Lead to the last address at once.")(context),
  },
  {
    id: "redirect-loop",
    severity: "error",
    effect: "index",
    title: "Redirects lead in a ring",
    reason: "Browsers and robots stop with an error: nobody comes to any page.",
    source: SOURCE,
    check: (context) => onceARing(onKind("loop", "Lead to a page.")(context), context),
  },
  {
    id: "redirect-shadows",
    severity: "error",
    effect: "index",
    title: "A redirect stands before a page that is there",
    reason: "Some hosts follow it and never answer with the page: it can neither be read nor listed.",
    source: "https://developers.cloudflare.com/pages/configuration/redirects/",
    check: (context) => onKind("shadow", "Take the redirect away, or the page.")(context),
  },
  {
    id: "redirect-not-found",
    severity: "error",
    effect: "index",
    title: "A redirect leads to the not-found page",
    reason: "What is gone has to answer 404 itself: led to a page, it is found again and again, and called soft 404.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
    check: (context) => onKind("not-found", "Take it away, or name a page of the same matter.")(context),
  },
  {
    id: "redirect-everything",
    severity: "error",
    effect: "index",
    title: "Every address that does not exist is answered with a page",
    reason: "Robots find endless addresses with one content and status 200, and list wrong ones.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
    check: (context) => onKind("everything", "Let unknown addresses answer 404.")(context),
  },
  {
    id: "redirect-temporary",
    severity: "warning",
    effect: "index",
    title: "A redirect says that it is for a while only",
    reason: "Search engines then keep the old address, and pass on less of what it was worth.",
    source: SOURCE,
    check: (context) => onKind("temporary", "Write 301 or 308 where it is for good.")(context),
  },
  {
    id: "page-gone",
    severity: "error",
    effect: "index",
    title: "A page is gone, and nothing leads on from its address",
    reason: "Links and bookmarks end at the not-found page, and what the page was worth in search is lost.",
    source: SOURCE,
    check: ({ earlier, site }) =>
      (earlier?.pages ?? [])
        .filter(({ address }) => !site.pages.some((page) => page.address === address))
        .filter(({ address }) => !site.redirects.some((one) => one.status < 400 && leadsFrom(one, address)))
        .map((page) => ({
          page: page.address,
          found: "was a page in the earlier report",
          change: `Add the line ${neededRedirect(page, site)}`,
          place: PLACE,
        })),
  },
];

/** The redirects that have this fault, which is the first that each has. */
function onKind(wanted: RedirectFault, change: string) {
  return (context: Context): Observation[] =>
    context.site.redirects.flatMap((redirect) => {
      const [kind, found] = faultOf(redirect, context) ?? [];
      if (kind !== wanted || found === undefined) return [];
      const place = redirect.file === undefined ? PLACE : redirect.file.slice(1);
      const shadowed = kind === "shadow" ? pageOf(redirect, context) : undefined;
      // A pattern for everything is no address of a page.
      const page = shadowed ?? (kind === "everything" ? redirect.file : undefined) ?? redirect.from;
      return [{ page, found, change, place }];
    });
}

/** A ring is said of the first of its redirects. */
function onceARing(seen: readonly Observation[], { site }: Context): Observation[] {
  const told = new Set<string>();
  return seen.filter(({ page }) => {
    if (told.has(bare(page))) return false;
    for (let at: string | undefined = bare(page); at !== undefined && !told.has(at);) {
      told.add(at);
      const path: string = at;
      const next = site.redirects.find((one) => leadsFrom(one, path));
      at = next && bare(pathOfTarget(targetFrom(next, path)) ?? "");
    }
    return true;
  });
}
