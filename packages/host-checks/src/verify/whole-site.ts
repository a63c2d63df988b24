import { addressOf, encodedPath } from "#hosting/addresses";
import { numberOf } from "#lib/number-of";
import { type Answer, decodedBody, NoAnswer } from "../client/request";
import { type Build, servedFiles } from "./build";
import { contentFaults } from "./file-checks";
import type { LiveSite } from "./live-site";

/** Files that are asked for: enough that none of them is there by chance. */
const SAMPLE = 12;

/**
 * Asks for the home page and a few files from all over the site, over each kind of addresses that its name has.
 *
 * @throws When none of them is as it was built: then no list of differences helps. The message names what answers.
 */
export async function assertThisSite(build: Build, site: LiveSite): Promise<void> {
  for (const { family, over } of await site.families()) {
    try {
      await assertBuilt(build, over, family === undefined ? site.origin : `${site.origin} over ${family}`);
    } catch (error) {
      // Whoever has no way there can't say what stands there; browsers take the other way too.
      if (family === undefined || !(error instanceof NoAnswer)) throw error;
    } finally {
      if (over !== site) over.close();
    }
  }
}

async function assertBuilt(build: Build, { ask }: LiveSite, where: string): Promise<void> {
  const answers: Answer[] = [];
  for (const path of sampleOf(build)) {
    const answer = await ask(encodedPath(build.policy.pathPrefix + addressOf({ path })));
    if (answer.status === 200 && (await contentFaults(build, path, answer)).length === 0) return;
    answers.push(answer);
  }
  const [home] = answers;
  const asked = `None of ${numberOf(answers.length, "file")} of this build that ${answers.length === 1 ? "was" : "were"} asked for is there`;
  const statuses = new Set(answers.map(({ status }) => status));
  const [only] = statuses;
  if (statuses.size === 1 && only !== 200) throw new Error(`${where} answers ${String(only)} to everything. ${asked}`);
  const title = await titleOf(home);
  throw new Error(`Another site answers at ${where}${title === "" ? "" : ` (“${title}”)`}. ${asked}`);
}

/** The home page, and files at equal distances in the order of their paths. */
function sampleOf(build: Build): string[] {
  const files = servedFiles(build);
  const step = Math.max(1, Math.floor(files.length / SAMPLE));
  return ["/index.html", ...files.filter((path, index) => path !== "/index.html" && index % step === 0)];
}

async function titleOf(answer: Answer | undefined): Promise<string> {
  const html = answer && (await decodedBody(answer).catch(() => undefined))?.toString();
  return /<title[^>]*>([^<]{1,80})/i.exec(html ?? "")?.[1]?.trim() ?? "";
}
