import type { Redirect } from "#hosting/policy";
import { fitsPattern } from "./hosts/path-pattern";
import { decoded } from "./site-address";

/** A redirect, and the file that makes it. */
export interface FoundRedirect {
  /** An unencoded path of this site; one of a host's file may be a pattern. */
  readonly from: string;
  /** A path of this site, unencoded, or an address elsewhere. */
  readonly to: string;
  readonly status: number;
  /** Whether it goes before a page that stands at its address. */
  readonly isForced: boolean;
  /** Path of the host's file; nothing for one of the site's own data. */
  readonly file: string | undefined;
}

/** The lines of a `_redirects` of Netlify and Cloudflare Pages, read from the file at that path. */
export function redirectsOfFile(text: string, file: string): FoundRedirect[] {
  return text.split(/\r?\n/).flatMap((line): FoundRedirect[] => {
    const [from, ...rest] = line
      .replace(/\s#.*$|^#.*$/, "")
      .trim()
      .split(/\s+/);
    // Conditions on the query stand between the two addresses.
    const to = rest.find((part) => /^(?:\/|https?:\/\/)/.test(part));
    if (from === undefined || from === "" || to === undefined) return [];
    const [, status = "301", force = ""] = /^(\d{3})(!?)$/.exec(rest[rest.indexOf(to) + 1] ?? "") ?? [];
    return [{ from: decoded(from), to: decoded(to), status: Number(status), isForced: force === "!", file }];
  });
}

/** All redirects, those of the data first: the build writes them into the files of hosts, where they are not counted again. */
export function allRedirects(own: readonly Redirect[], ofHosts: readonly FoundRedirect[]): readonly FoundRedirect[] {
  const known = new Set(own.map(({ from }) => bare(from)));
  const listed = own.map((redirect) => ({ ...redirect, status: 301, isForced: false, file: undefined }));
  const others = ofHosts.filter(({ from }, index) => {
    const isFirst = ofHosts.findIndex((one) => bare(one.from) === bare(from)) === index;
    return isFirst && !known.has(bare(from));
  });
  return [...listed, ...others];
}

/** Whether a redirect has several addresses. */
export function isPattern({ from }: Pick<FoundRedirect, "from">): boolean {
  return /\*|\/:\w/.test(from);
}

/** Whether a redirect leads on from a path. */
export function leadsFrom({ from }: FoundRedirect, path: string): boolean {
  return isPattern({ from }) ? fitsPattern(from, path) : bare(from) === bare(path);
}

/** Where a redirect leads from a path: `:splat` is what its star stood for. */
export function targetFrom({ from, to }: FoundRedirect, path: string): string {
  const star = from.indexOf("*");
  return star === -1 ? to : to.replace(":splat", path.slice(star));
}

/** The path that a target has on the site, without query and fragment; nothing for what is elsewhere. */
export function pathOfTarget(to: string): string | undefined {
  return to.startsWith("/") ? to.replace(/[?#].*$/, "") : undefined;
}

/** A path without its closing slash: hosts take both forms for the same. */
export function bare(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
