import { encodedPath } from "../../addresses";
import { headersOf } from "../../headers-under";
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
  const found = sampleOfEach(site, folders).map((file) => ({ path: addressOf(file), expected: file.path, status: 200 }));
  // What is absent may come tomorrow: its answer is no part of a folder that is kept.
  const absent = folders.map((folder) => ({ path: `${folder}absent`, expected: policy.notFound, status: 404 }));
  return faultsOf([...found, ...absent], async ({ path, expected, status }) => {
    const question = { path: encodedPath(policy.pathPrefix + path) };
    const answer = await ask(question);
    const wanted = Object.entries(headersOf(policy.headers, expected)).filter(([name]) => isAsked(name));
    return [
      ...differs(question, "status", answer.status, status),
      ...wanted.flatMap(([name, value]) => differs(question, name, answer.headers[name.toLowerCase()], value)),
    ];
  });
}
