import { encodedPath, movesOf } from "../addresses";
import type { HeaderRule, HostingPolicy } from "../policy";
import { assertWithinLimits, atRootOfUpload, type HostFiles } from "./host-files";

/** Cloudflare's; Netlify's are wider. @see https://developers.cloudflare.com/pages/configuration/headers/ */
const LIMITS = { headerRules: 100, headerLine: 2_000, redirects: 2_000, redirectLine: 1_000 };

/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages both read.
 *
 * No redirect is forced: Netlify takes an address with and without its closing slash for the same and would lead a page
 * to itself for ever; unforced, the page comes first there.
 *
 * @throws When they exceed Cloudflare's limits.
 */
export function netlifyAndCloudflare(policy: HostingPolicy): HostFiles {
  const { redirects, headers } = linesOf(policy);
  assertWithinLimits("Cloudflare Pages", [
    ...tooMany("header rules", headers.length, LIMITS.headerRules),
    ...tooMany("redirects", redirects.length, LIMITS.redirects),
    ...headers.flat().flatMap((line) => tooLong("_headers", line, LIMITS.headerLine)),
    ...redirects.flatMap((line) => tooLong("_redirects", line, LIMITS.redirectLine)),
    ...patternsIn(policy),
  ]);
  return filesOf(policy);
}

/** The same files, for sites that stand on Netlify only: its limits are wider. @throws When they say another thing there. */
export function netlify(policy: HostingPolicy): HostFiles {
  assertWithinLimits("Netlify", patternsIn(policy));
  return filesOf(policy);
}

function filesOf(policy: HostingPolicy): HostFiles {
  const { redirects, headers } = linesOf(policy);
  return atRootOfUpload(policy, "netlify-cloudflare", {
    _headers: `${headers.map((block) => block.join("\n")).join("\n\n")}\n`,
    _redirects: `${[...redirects, ...notFoundOf(policy)].join("\n")}\n`,
  });
}

function linesOf(policy: HostingPolicy): { readonly redirects: string[]; readonly headers: string[][] } {
  return {
    redirects: movesOf(policy).flatMap(({ from, to }) => formsOf(from).map((form) => `${form} ${to} 301`)),
    headers: policy.headers.map((rule, index) => headerBlock(policy, rule, policy.headers.slice(0, index))),
  };
}

/** Such a line would be a pattern, of which Cloudflare takes 100 only, and would not mean this address. */
function patternsIn(policy: HostingPolicy): string[] {
  const patterns = movesOf(policy).filter(({ from }) => /[*:]/.test(from));
  return patterns.map(({ from }) => `redirect from ${from}: * and : are wildcards`);
}

/**
 * An address that is not ASCII is written in both forms: Netlify's local server finds the unencoded one only, and what
 * Netlify does is not documented. Cloudflare takes both for the same and passes over the second with a warning.
 */
function formsOf(path: string): string[] {
  return [...new Set([encodedPath(path), path])];
}

/**
 * Cloudflare joins the values of all rules that fit, so a rule first takes away (`!`) what earlier ones have set.
 * Netlify lets the last rule win and passes over a line without a colon.
 */
function headerBlock(policy: HostingPolicy, { under, headers }: HeaderRule, before: readonly HeaderRule[]): string[] {
  const isSet = (name: string) => before.some((rule) => under.startsWith(rule.under) && name in rule.headers);
  return [
    encodedPath(`${policy.pathPrefix}${under}*`),
    ...Object.keys(headers)
      .filter(isSet)
      .map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
}

/** Netlify looks for the not-found page at the root only; Cloudflare finds the nearest, and passes over this line. */
function notFoundOf({ pathPrefix, notFound }: HostingPolicy): string[] {
  return pathPrefix === "" ? [] : [encodedPath(`${pathPrefix}/*`) + ` ${encodedPath(pathPrefix + notFound)} 404`];
}

function tooMany(what: string, count: number, limit: number): string[] {
  return count > limit ? [`${String(count)} ${what}; allowed: ${String(limit)}`] : [];
}

function tooLong(file: string, line: string, limit: number): string[] {
  const length = line.trim().length;
  if (length <= limit) return [];
  return [
    `a line of ${file} with ${String(length)} characters (${line.trim().slice(0, 60)}…); allowed: ${String(limit)}`,
  ];
}
