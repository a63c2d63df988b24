import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Marks the line of a commit: no name of a file begins with it. */
const COMMIT = "\u0001";

/**
 * When each file below a folder was changed last, as the version history tells: ISO 8601 dates by the files' paths
 * below the folder. What was changed where a shallow copy of the history begins is not known, and left out; without a
 * history nothing is known.
 */
export async function lastChanges(folder: string): Promise<ReadonlyMap<string, string>> {
  const changes = new Map<string, string>();
  try {
    const git = async (...args: string[]) =>
      (await run("git", ["-c", "core.quotePath=false", ...args], { cwd: folder, maxBuffer: 2 ** 28 })).stdout;
    const top = (await git("rev-parse", "--show-toplevel")).trim();
    const shallow = resolve(folder, (await git("rev-parse", "--git-path", "shallow")).trim());
    const beginnings = await readFile(shallow, "utf8").catch(() => "");
    const log = await git("log", `--format=${COMMIT}%H %cI`, "--name-only", "--no-renames", "--", ".");
    for (const commit of log.split(COMMIT).slice(1)) {
      const [head = "", ...files] = commit.split("\n").filter((line) => line !== "");
      const [hash = "", date = ""] = head.split(" ");
      if (beginnings.includes(hash)) continue;
      for (const file of files) {
        const path = relative(folder, resolve(top, file)).replaceAll("\\", "/");
        if (!changes.has(path)) changes.set(path, date);
      }
    }
  } catch {
    // No history, or no program that reads it: dates in the data are all there is.
  }
  return changes;
}

/** When the last commit was made; nothing without a version history. */
export async function dateOfLastCommit(folder: string): Promise<Date | undefined> {
  try {
    const { stdout } = await run("git", ["log", "-1", "--format=%ct"], { cwd: folder });
    return stdout === "" ? undefined : new Date(Number(stdout) * 1000);
  } catch {
    return undefined;
  }
}
