import { type Answer, decodedBody } from "../client/request";
import { servedHiddenFiles } from "./absence-checks";
import type { Build } from "./build";
import type { LiveSite } from "./live-site";

/** What is worth knowing of a live site, and no fault. */
export async function hintsFor(build: Build, site: LiveSite, home: Answer): Promise<string[]> {
  const served = await servedHiddenFiles(build, site).catch(() => []);
  return [
    ...(await originHints(home, site.origin)),
    ...timeHints(home),
    ...(served.length === 0
      ? []
      : [`Files that only hosts read are served; they hold no secret: ${served.join(", ")}`]),
  ];
}

/** Before any site: the times that reproducible images (Nix, Bazel, buildpacks) and ZIP files give to all they hold. */
const NO_TIME = Date.UTC(1990);

/** Servers tell a file by its time and length: without times, one that changes and keeps its length stays as it was. */
function timeHints({ headers }: Answer): string[] {
  const told = headers["last-modified"] ?? "";
  if (!(Date.parse(told) < NO_TIME)) return [];
  return [
    `Files are dated ${told}: after the next deployment, browsers may keep old pages of the same length. Upload files with their times`,
  ];
}

async function originHints(home: Answer, origin: string): Promise<string[]> {
  const text = (await decodedBody(home).catch(() => Buffer.of())).toString();
  const canonical = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(text)?.[0];
  const address = /\bhref="?([^"\s>]+)/.exec(canonical ?? "")?.[1];
  if (address === undefined || !URL.canParse(address) || new URL(address).origin === origin) return [];
  return [`The pages say that they stand at ${new URL(address).origin}: the build had no SITE_URL=${origin}`];
}
