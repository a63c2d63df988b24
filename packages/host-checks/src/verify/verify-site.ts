import { eachAtOnce } from "#lib/at-once";
import { movesOf } from "#hosting/addresses";
import { NoAnswer } from "../client/request";
import { notFoundChecks } from "./absence-checks";
import { type Build, servedFiles } from "./build";
import type { Check, Difference } from "./difference";
import { fileChecks } from "./file-checks";
import { hintsFor } from "./hints";
import { AT_ONCE, type LiveSite } from "./live-site";
import { redirectChecks, slashChecks } from "./move-checks";
import { reach } from "./reach";
import { assertThisSite } from "./whole-site";

/** What came of a comparison. */
export interface Verdict {
  readonly files: number;
  readonly redirects: number;
  readonly differences: readonly Difference[];
  /** What is worth knowing, and no fault. */
  readonly hints: readonly string[];
}

/**
 * Holds a live site against a build.
 *
 * What the contact form posts is not tried: it would be a message.
 *
 * @param progress - Is told how many addresses of how many are done.
 * @throws When the site can't be reached, stops answering on the way, or is another one as a whole.
 */
export async function verifySite(
  build: Build,
  site: LiveSite,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<Verdict> {
  const home = await reach(site, build.policy);
  await assertThisSite(build, site);
  const checks = [...fileChecks(build), ...redirectChecks(build), ...slashChecks(build), ...notFoundChecks(build)];
  const found = new Map<Check, readonly Difference[]>();
  await eachAtOnce(checks, AT_ONCE, async (check) => {
    found.set(check, await differencesAt(check, site));
    progress(found.size, checks.length);
  });
  return {
    files: servedFiles(build).length,
    redirects: movesOf(build.policy).length,
    differences: checks.flatMap((check) => found.get(check) ?? []),
    hints: await hintsFor(build, site, home),
  };
}

async function differencesAt({ address, run }: Check, site: LiveSite): Promise<Difference[]> {
  try {
    return (await run(site)).map((fault) => ({ ...fault, address }));
  } catch (error) {
    if (error instanceof NoAnswer) return [{ kind: "no answer", what: error.reason, address }];
    throw error;
  }
}
