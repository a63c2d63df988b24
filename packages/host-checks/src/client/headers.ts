import { headersOf } from "#hosting/headers-under";
import type { HostingPolicy } from "#hosting/policy";
import { difference } from "./compare";
import type { Answer } from "./request";

/** The header that says how long browsers keep things. */
export const CACHING = "Cache-Control";

/** What was asked for, both without the path prefix. */
export interface Asked {
  readonly address: string;
  /** The file that has to answer. */
  readonly path: string;
}

/** What is wrong with the policy's headers on an answer; `isMeant` chooses among their names. */
export function headerFaults(
  policy: HostingPolicy,
  { address, path }: Asked,
  answer: Answer,
  isMeant: (name: string) => boolean = () => true,
): string[] {
  const expected = headersOf(policy.headers, path);
  const ofFolder = headersOf(policy.headers, address);
  return namesIn(policy)
    .filter((name) => isMeant(name) && !isAsGood(name, answer, ofFolder[name]))
    .flatMap((name) => difference(name, answer.headers[name.toLowerCase()], expected[name]));
}

/** For what is absent, the headers of its folder are as good, if nothing of it is kept: it may come tomorrow. */
function isAsGood(name: string, { status, headers: got }: Answer, ofFolder: string | undefined): boolean {
  const value = got[name.toLowerCase()];
  if (status !== 404) return false;
  return name === CACHING ? /no-store|no-cache|max-age=0/.test(String(value)) : value === ofFolder;
}

function namesIn({ headers: rules }: HostingPolicy): string[] {
  return [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
}
