import { extname } from "node:path";
import { addressOf, encodedPath } from "#hosting/addresses";
import { difference } from "../client/compare";
import { bodyDigest } from "#hosting/body-digest";
import { headerFaults } from "../client/headers";
import { landing } from "../client/landing";
import { type Answer, decodedBody } from "../client/request";
import { typeFaults } from "../client/types";
import { type Build, formsOf, servedFiles } from "./build";
import { type Check, type Fault, faults } from "./difference";
import { inEachForm } from "./forms";
import type { LiveSite } from "./live-site";

/** What browsers take. */
const ALL = "gzip, br";

/**
 * Every file at its address: status, content, type and headers.
 *
 * Compressed forms have no address that anybody asks for, and hosts may hide them or make their own; a file that has
 * some is asked for in each form and plain, so that one that was left from an earlier deployment is seen.
 */
export function fileChecks(build: Build): Check[] {
  return servedFiles(build).map((path) => {
    const address = addressOf({ path });
    const forms = formsOf(path, build);
    return {
      address: build.policy.pathPrefix + address,
      run: (site) =>
        inEachForm(forms.length === 0 ? [ALL] : [...forms, "identity"], async (accepted) => {
          const answer = await askFor(site, build.policy.pathPrefix + address, accepted);
          return fileFaults(build, path, answer);
        }),
    };
  });
}

/** Some hosts leave `.html` out of addresses. */
async function askFor({ ask, origin }: LiveSite, address: string, accepted: string): Promise<Answer> {
  const headers = { "Accept-Encoding": accepted };
  const path = encodedPath(address);
  const answer = await ask(path, headers);
  const short = path.replace(/\.html$/, "");
  const { location } = answer.headers;
  if (short === path || location === undefined || !leadsTo(location, path, origin, short)) return answer;
  return ask(short, headers);
}

function leadsTo(location: string, path: string, origin: string, target: string): boolean {
  try {
    return landing(location, path, origin) === landing(target, path, origin);
  } catch {
    return false;
  }
}

async function fileFaults(build: Build, path: string, answer: Answer): Promise<Fault[]> {
  if (answer.status !== 200) return faults("status", difference("status", answer.status, 200));
  const address = addressOf({ path });
  return [
    ...faults("content", await contentFaults(build, path, answer)),
    ...faults("type", typeFaults(extname(path).slice(1), answer.headers["content-type"])),
    ...faults("headers", headerFaults(build.policy, { address, path }, answer)),
  ];
}

/** What is wrong with the content of an answer that should be a file; another file of the build is named. */
export async function contentFaults({ manifest }: Build, path: string, answer: Answer): Promise<string[]> {
  const body = await decodedBody(answer).catch(() => undefined);
  if (body === undefined) return [`not what its Content-Encoding ${String(answer.headers["content-encoding"])} says`];
  const digest = bodyDigest(body);
  if (digest === manifest[path.slice(1)]) return [];
  const other = Object.keys(manifest).find((file) => manifest[file] === digest);
  return [other === undefined ? "not what was built" : `the content of /${other}`];
}
