import { bare, type FoundRedirect, isPattern, leadsFrom, pathOfTarget, targetFrom } from "../read/redirects";
import { NOT_FOUND } from "../verdict";
import type { Context } from "./rule";

/** What a redirect may do wrong. */
export type RedirectFault = "everything" | "loop" | "shadow" | "not-found" | "chain" | "nothing" | "temporary";

/** What is wrong with a redirect, and how it is told: the first that is. */
export function faultOf(redirect: FoundRedirect, context: Context): readonly [RedirectFault, string] | undefined {
  const { from, to, status } = redirect;
  if (status >= 400) return undefined;
  const leads = `leads to ${to}`;
  if (from.endsWith("/*") && bare(from.slice(0, -1)) === "/" && !to.includes(":splat") && to.startsWith("/")) {
    return ["everything", `${from} ${leads} (${status})`];
  }
  if (status < 300) return undefined;
  const steps = stepsOf(redirect, context.site.redirects);
  if (steps === undefined) return ["loop", leads];
  if (pageOf(redirect, context) !== undefined) return ["shadow", leads];
  if (NOT_FOUND.includes(to)) return ["not-found", leads];
  if (steps.length > 1) return ["chain", steps.map((step) => `leads to ${step}`).join(", which ")];
  const path = pathOfTarget(to);
  if (path !== undefined && !isPattern(redirect) && !isThere(context.site.graph.targetOf(path)))
    return ["nothing", leads];
  const isTemporary = status === 302 || status === 303 || status === 307;
  return isTemporary ? ["temporary", `${leads} (${status})`] : undefined;
}

/** The addresses that a redirect leads to, one after the other; nothing where they come round. */
function stepsOf(redirect: FoundRedirect, all: readonly FoundRedirect[]): readonly string[] | undefined {
  const [steps, seen] = [[redirect.to], new Set([redirect.from])];
  for (let at = redirect; ;) {
    const path = pathOfTarget(at.to);
    if (path === undefined || isPattern(at)) return steps;
    if (seen.has(path)) return undefined;
    seen.add(path);
    const next = all.find((one) => one.status >= 300 && one.status < 400 && leadsFrom(one, path));
    // One that only adds the closing slash ends at the page.
    if (!next || isPattern(next) || bare(next.to) === bare(path)) return steps;
    steps.push(targetFrom(next, path));
    at = next;
  }
}

/** The page that stands where a redirect leads away from. */
export function pageOf(redirect: FoundRedirect, { site }: Context): string | undefined {
  const isOwn = (address: string) => bare(pathOfTarget(targetFrom(redirect, address)) ?? "") === bare(address);
  return site.pages.map(({ address }) => address).find((one) => leadsFrom(redirect, one) && !isOwn(one));
}

/** A page at that very address, or a file: a chain of redirects is none. */
function isThere(target: { readonly kind: string; readonly isRedirected?: boolean }): boolean {
  return (target.kind === "page" && target.isRedirected !== true) || target.kind === "file";
}
