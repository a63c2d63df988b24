import { encodedPath } from "#hosting/addresses";
import { difference } from "../client/compare";
import { bodyDigest } from "#hosting/body-digest";
import { headerFaults } from "../client/headers";
import { decodedBody } from "../client/request";
import { typeFaults } from "../client/types";
import { unknownAddresses } from "../client/unknown-addresses";
import { type Build, hiddenFiles, pagesOf } from "./build";
import { type Check, faults } from "./difference";
import { contentFaults } from "./file-checks";
import type { LiveSite } from "./live-site";

/** Addresses at which nothing stands answer 404 with the not-found page. */
export function notFoundChecks(build: Build): Check[] {
  const { policy } = build;
  return unknownAddresses(policy, pagesOf(build)).map((address) => ({
    address: policy.pathPrefix + address,
    run: async ({ ask }) => {
      const answer = await ask(encodedPath(policy.pathPrefix + address));
      return faults("not found", [
        ...difference("status", answer.status, 404),
        ...(await contentFaults(build, policy.notFound, answer)),
        ...typeFaults("html", answer.headers["content-type"]),
        ...(answer.status === 404 ? headerFaults(policy, { address, path: policy.notFound }, answer) : []),
      ]);
    },
  }));
}

/** Files that only hosts read and that are served all the same. There are hosts that can't do otherwise. */
export async function servedHiddenFiles(build: Build, { ask }: LiveSite): Promise<string[]> {
  const { policy, manifest } = build;
  const served: string[] = [];
  for (const path of hiddenFiles(build)) {
    const answer = await ask(encodedPath(policy.pathPrefix + path), { "Accept-Encoding": "identity" });
    const digest = answer.status === 200 ? bodyDigest(await decodedBody(answer)) : undefined;
    if (digest === manifest[path.slice(1)]) served.push(policy.pathPrefix + path);
  }
  return served;
}
