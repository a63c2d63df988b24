import { encodedPath } from "../../addresses";
import { headersOf } from "../../headers-under";
import type { HostingPolicy } from "../../policy";
import type { Answer } from "../request";
import { addressOf, sampleOfEach } from "../samples";
import { differs, faultsOf, type Rule, type Target } from "../rule";

const CACHING = "Cache-Control";

/** All headers of the policy but that of caching. */
export const headers: Rule = {
  id: "headers",
  expects: "The policy's headers on pages, scripts, styles, pictures, fonts, share cards and the 404 answer",
  check: (target) => headerFaults(target, (name) => name !== CACHING),
};

/** How long browsers keep things. */
export const caching: Rule = {
  id: "caching",
  expects:
    "What has a digest in its address is kept for a year; everything else, the 404 answer too, is asked for again each time",
  check: (target) => headerFaults(target, (name) => name === CACHING),
};

function headerFaults(target: Target, isAsked: (name: string) => boolean): Promise<string[]> {
  const { site, policy, ask } = target;
  const folders = policy.headers.map(({ under }) => under);
  const found = sampleOfEach(site, folders).map((file) => ({ address: addressOf(file), path: file.path, status: 200 }));
  const absent = folders.map((folder) => ({ address: `${folder}absent`, path: policy.notFound, status: 404 }));
  return faultsOf([...found, ...absent], async ({ address, path, status }) => {
    const question = { path: encodedPath(policy.pathPrefix + address) };
    const answer = await ask(question);
    return [
      ...differs(question, "status", answer.status, status),
      ...namesIn(policy)
        .filter(isAsked)
        .flatMap((name) => {
          const value = headersOf(policy.headers, path)[name];
          return isAsGood(name, answer, headersOf(policy.headers, address)[name])
            ? []
            : differs(question, name, answer.headers[name.toLowerCase()], value);
        }),
    ];
  });
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
