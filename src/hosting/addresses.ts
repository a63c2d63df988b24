import type { HostingPolicy, Redirect } from "./policy";

/**
 * A path as it stands in a request or in a `Location`: ASCII only. `$` and `'` are encoded too: settings of hosts take
 * the first for a variable and the second for the end of a text.
 *
 * @param path - Unencoded; it may have a query.
 */
export function encodedPath(path: string): string {
  return encodeURI(path).replaceAll("$", "%24").replaceAll("'", "%27");
}

/** The address that a file is visited at, unencoded and without the path prefix. */
export function addressOf({ path }: { readonly path: string }): string {
  return path.replace(/\/index\.html$/, "/");
}

/**
 * Whether a file is the not-found page, which hosts show at addresses of their own choice, or the other one that Gatsby
 * makes besides `/404.html`, to which no link leads.
 */
export function isNotFoundPage(path: string): boolean {
  return /^\/404(?:\.html$|\/)/.test(path);
}

/** Whether a path leads to what begins with a dot, and is nobody's; the folder of RFC 8615 is everybody's. */
export function isDotFile(path: string): boolean {
  return /\/\.(?!well-known\/)/.test(path);
}

/** The address that a redirect leads to, as it stands in a `Location`. */
export function targetOf(policy: HostingPolicy, to: string): string {
  return to.startsWith("/") ? encodedPath(policy.pathPrefix + to) : new URL(to).href;
}

/** A redirect as a host has to know it. */
export interface Move {
  /** The whole path, with the path that the site stands under, unencoded. */
  readonly from: string;
  /** What stands in the `Location`: encoded, a path or an address elsewhere. */
  readonly to: string;
}

/** All redirects of a policy, each for the address with and without its closing slash: visitors come to both. */
export function movesOf(policy: HostingPolicy): Move[] {
  const known = new Set(policy.redirects.map(({ from }) => from));
  return policy.redirects.flatMap((redirect) => {
    const other = otherForm(redirect.from);
    const froms = other === redirect.to || known.has(other) ? [redirect.from] : [redirect.from, other];
    return froms.map((from) => moveOf(policy, { from, to: redirect.to }));
  });
}

function moveOf(policy: HostingPolicy, { from, to }: Redirect): Move {
  return { from: policy.pathPrefix + from, to: targetOf(policy, to) };
}

function otherForm(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
}
