import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { numberOf } from "#lib/number-of";
import { readBuild } from "./verify/build";
import { liveSite } from "./verify/live-site";
import { reportLines } from "./verify/report";
import { siteAddress } from "./verify/site-address";
import { verifySite } from "./verify/verify-site";

/**
 * `npm run hosts -- verify URL`: asks a live site for all that was built and tells what differs, which makes it fail.
 * `--hosting FOLDER` is where another build wrote `manifest.json` and `policy.json`.
 */
export async function verifyLive(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { hosting: { type: "string", default: "hosting" } },
  });
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) {
    const got = others.length > 0 ? positionals.join(" ") : "no address";
    throw new Error(`hosts verify: got ${got}; allowed: one address, such as https://www.example.com`);
  }
  const build = await readBuild(resolve(values.hosting));
  const url = siteAddress(address, build.policy);
  console.log(`Asking ${url.href} …`);
  const site = liveSite(url);
  try {
    const verdict = await verifySite(build, site, showProgress);
    console.log(`\n${reportLines(verdict).join("\n")}`);
    if (verdict.differences.length > 0) process.exitCode = 1;
  } finally {
    site.close();
  }
}

/** In one line of a terminal; elsewhere a line for each quarter. */
function showProgress(done: number, all: number): void {
  const text = `${String(done)} of ${numberOf(all, "address", "addresses")}`;
  if (process.stderr.isTTY) process.stderr.write(text + (done === all ? "\n" : "\r"));
  else if (Math.floor((done * 4) / all) > Math.floor(((done - 1) * 4) / all)) console.error(text);
}
