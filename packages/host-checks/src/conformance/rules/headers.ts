import { addressOf, encodedPath } from "#hosting/addresses";
import { CACHING, headerFaults } from "../../client/headers";
import { sampleOfEach } from "../samples";
import { differs, faultsOf, labelOf, type Rule, type Target } from "../rule";

/** All headers of the policy but that of caching. */
export const headers: Rule = {
  id: "headers",
  expects: "The policy's headers on pages, scripts, styles, pictures, fonts, share cards and the 404 answer",
  check: (target) => faultsIn(target, (name) => name !== CACHING),
};

/** How long browsers keep things. */
export const caching: Rule = {
  id: "caching",
  expects:
    "What has a digest in its address is kept for a year; everything else, the 404 answer too, is asked for again each time",
  check: (target) => faultsIn(target, (name) => name === CACHING),
};

function faultsIn(target: Target, isMeant: (name: string) => boolean): Promise<string[]> {
  const { site, policy, ask } = target;
  const folders = policy.headers.map(({ under }) => under);
  const found = sampleOfEach(site, folders).map((file) => ({ address: addressOf(file), path: file.path, status: 200 }));
  const absent = folders.map((folder) => ({ address: `${folder}absent`, path: policy.notFound, status: 404 }));
  return faultsOf([...found, ...absent], async ({ address, path, status }) => {
    const question = { path: encodedPath(policy.pathPrefix + address) };
    const answer = await ask(question);
    return [
      ...differs(question, "status", answer.status, status),
      ...headerFaults(policy, { address, path }, answer, isMeant).map((fault) => `${labelOf(question)}: ${fault}`),
    ];
  });
}
