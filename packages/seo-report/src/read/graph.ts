import type { Redirect } from "#hosting/policy";
import type { Page } from "./page";

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

/** Follows all links from the first page on. */
export function graphOf(
  pages: readonly Page[],
  hasFile: (path: string) => boolean,
  redirects: readonly Redirect[],
): Graph {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const targetOf = (path: string) => resolve(path, byAddress, hasFile, redirects);
  const next = new Map(pages.map((page) => [page, pagesBehind(page, targetOf)]));
  const depths = depthsFrom(byAddress.get("/"), next);
  return {
    targetOf,
    linksTo: (page) => pages.filter((one) => one !== page && next.get(one)?.has(page)).map((one) => one.address),
    depthOf: (page) => depths.get(page),
  };
}

function resolve(
  path: string,
  pages: ReadonlyMap<string, Page>,
  hasFile: (path: string) => boolean,
  redirects: readonly Redirect[],
): Target {
  const direct = pages.get(path);
  if (direct) return { kind: "page", page: direct, isRedirected: false };
  const redirect = redirects.find(({ from }) => from === path || from === `${path}/`);
  if (redirect && !redirect.to.startsWith("/")) return { kind: "elsewhere" };
  const wanted = redirect ? redirect.to.replace(/[?#].*$/, "") : path.replace(/\/index\.html$/, "/");
  const page = pages.get(wanted) ?? pages.get(`${wanted}/`);
  if (page) return { kind: "page", page, isRedirected: true };
  return { kind: hasFile(wanted) ? "file" : "nothing" };
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
