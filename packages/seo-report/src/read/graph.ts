import type { Page } from "./page";
import { otherEnd } from "./site-address";
import { type FoundRedirect, leadsFrom, pathOfTarget, targetFrom } from "./redirects";

/** What an address of the site leads to. */
type Target =
  | { readonly kind: "page"; readonly page: Page; readonly isRedirected: boolean }
  | { readonly kind: "file" }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "nothing" };

/** How pages hang together by their links. */
export interface Graph {
  /** What an unencoded path leads to, as hosts of static sites answer it. */
  readonly targetOf: (path: string) => Target;
  /** Addresses of the pages that link to a page, without itself. */
  readonly linksTo: (page: Page) => readonly string[];
  /** Clicks from the first page; nothing where no way leads there. */
  readonly depthOf: (page: Page) => number | undefined;
}

/**
 * Follows all links from the first page on.
 *
 * @param isStrict - Whether a slash behind the name of a page's file leads to nothing, as on GitHub Pages.
 */
export function graphOf(
  pages: readonly Page[],
  hasFile: (path: string) => boolean,
  redirects: readonly FoundRedirect[],
  isStrict = false,
): Graph {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const targetOf = (path: string) => resolve(path, { pages: byAddress, hasFile, redirects, isStrict });
  const next = new Map(pages.map((page) => [page, pagesBehind(page, targetOf)]));
  const depths = depthsFrom(byAddress.get("/"), next);
  return {
    targetOf,
    linksTo: (page) => pages.filter((one) => one !== page && next.get(one)?.has(page)).map((one) => one.address),
    depthOf: (page) => depths.get(page),
  };
}

/** What a host has, and how it answers. */
interface Host {
  readonly pages: ReadonlyMap<string, Page>;
  readonly hasFile: (path: string) => boolean;
  readonly redirects: readonly FoundRedirect[];
  /** Whether a slash behind the name of a page's file leads to nothing. */
  readonly isStrict: boolean;
}

function resolve(path: string, { pages, hasFile, redirects, isStrict }: Host): Target {
  const direct = pages.get(path);
  if (direct) return { kind: "page", page: direct, isRedirected: false };
  const to = followed(path, redirects);
  const wanted = to === undefined ? path.replace(/\/index\.html$/, "/") : pathOfTarget(to);
  if (wanted === undefined) return { kind: "elsewhere" };
  const bare = wanted.length > 1 && !isStrict ? wanted.replace(/\/$/, "") : wanted;
  const forms = [wanted, `${wanted}/`, otherEnd(wanted), bare, otherEnd(bare)];
  const page = forms.map((form) => pages.get(form)).find((one) => one !== undefined);
  // With and without the end of its file's name, many hosts answer with the page itself.
  if (page) return { kind: "page", page, isRedirected: to !== undefined || page.address !== otherEnd(wanted) };
  return { kind: hasFile(wanted) ? "file" : "nothing" };
}

/** More steps than browsers and robots take. */
const MOST_STEPS = 10;

/** Where redirects lead from a path in the end; nothing where none does. */
function followed(path: string, redirects: readonly FoundRedirect[]): string | undefined {
  let to: string | undefined;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const from = to === undefined ? path : pathOfTarget(to);
    if (from === undefined) return to;
    const next = redirects.find((one) => one.status >= 300 && one.status < 400 && leadsFrom(one, from));
    const target = next && targetFrom(next, from);
    if (target === undefined || target === from || `${from}/` === target) return target ?? to;
    to = target;
  }
  return to;
}

function pagesBehind(page: Page, targetOf: Graph["targetOf"]): Set<Page> {
  const targets = page.links.flatMap(({ inside }) => (inside ? [targetOf(inside.path)] : []));
  return new Set(targets.flatMap((target) => (target.kind === "page" ? [target.page] : [])));
}

function depthsFrom(home: Page | undefined, next: ReadonlyMap<Page, ReadonlySet<Page>>): Map<Page, number> {
  const depths = new Map<Page, number>();
  let level = new Set(home ? [home] : []);
  for (let depth = 0; level.size > 0; depth += 1) {
    for (const page of level) depths.set(page, depth);
    const behind = [...level].flatMap((page) => [...(next.get(page) ?? [])]);
    level = new Set(behind.filter((page) => !depths.has(page)));
  }
  return depths;
}
