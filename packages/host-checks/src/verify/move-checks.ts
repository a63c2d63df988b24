import { addressOf, encodedPath, type Move, movesOf } from "#hosting/addresses";
import { difference } from "../client/compare";
import { landing } from "../client/landing";
import type { Answer } from "../client/request";
import { type Build, servedFiles } from "./build";
import { type Check, faults } from "./difference";
import type { LiveSite } from "./live-site";

/** Every old address leads to its new one for good, in one step. */
export function redirectChecks({ policy }: Build): Check[] {
  return movesOf(policy).map((move) => ({
    address: move.from,
    run: async (site) => faults("redirects", await moveFaults(site, move)),
  }));
}

/** Every page's address without its closing slash leads to the one with it, where the policy has no redirect for it. */
export function slashChecks(build: Build): Check[] {
  const { pathPrefix } = build.policy;
  const known = new Set(movesOf(build.policy).map(({ from }) => from));
  return servedFiles(build)
    .map((path) => addressOf({ path }))
    .filter((address) => address.endsWith("/") && address !== "/")
    .map((address) => ({ from: pathPrefix + address.slice(0, -1), to: encodedPath(pathPrefix + address) }))
    .filter(({ from }) => !known.has(from))
    .map(({ from, to }) => ({
      address: from,
      run: async ({ ask, origin }) => {
        const path = encodedPath(from);
        return faults("slash", leadFaults(await ask(path), { asked: path, to, origin }));
      },
    }));
}

async function moveFaults({ ask, origin }: LiveSite, { from, to }: Move): Promise<string[]> {
  const asked = encodedPath(from);
  const found = leadFaults(await ask(asked), { asked, to, origin });
  if (found.length > 0 || !to.startsWith("/")) return found;
  const target = await ask(to.replace(/#.*/, ""));
  return difference("its target's status", target.status, 200);
}

interface Lead {
  readonly asked: string;
  readonly to: string;
  readonly origin: string;
}

function leadFaults({ status, headers: { location } }: Answer, { asked, to, origin }: Lead): string[] {
  if (status !== 301 && status !== 308) return difference("status", status, "301 or 308");
  return difference("leads to", location && landingOf(location, asked, origin), landing(to, asked, origin));
}

function landingOf(location: string, asked: string, origin: string): string {
  try {
    return landing(location, asked, origin);
  } catch {
    return location;
  }
}
