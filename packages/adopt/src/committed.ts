import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** So many files are named. */
const NAMED = 5;

/** Why nothing could be got back that a change takes away; nothing where all is committed. */
export async function uncommittedIn(projectDir: string): Promise<string | undefined> {
  const options = { cwd: projectDir, maxBuffer: 2 ** 24 };
  try {
    const { stdout } = await promisify(execFile)("git", ["status", "--porcelain"], options);
    const lines = stdout.split("\n").filter((line) => line !== "");
    if (lines.length === 0) return undefined;
    const more = lines.length > NAMED ? [`  and ${String(lines.length - NAMED)} more`] : [];
    return [
      "There are changes that are not committed:",
      ...lines.slice(0, NAMED).map((line) => `  ${line}`),
      ...more,
    ].join("\n");
  } catch {
    return "There is no version history (git) here.";
  }
}
