import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Made } from "./seo-report";

const run = promisify(execFile);

/** What the head of a report tells of how it was made, for the site in a folder; one that is served has no commit. */
export async function madeNow(folder: string | undefined, args: readonly string[]): Promise<Made> {
  return {
    date: new Date().toISOString(),
    command: ["npm run seo", ...(args.length > 0 ? ["--"] : []), ...args.map(quoted)].join(" "),
    commit: folder === undefined ? undefined : await commitOf(folder),
  };
}

/** A folder that is in no repository, and a machine without git, have none. */
async function commitOf(folder: string): Promise<string | undefined> {
  try {
    return (await run("git", ["-C", folder, "rev-parse", "--short=10", "HEAD"])).stdout.trim();
  } catch {
    return undefined;
  }
}

/** As a shell takes it for one word. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
