import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs a program in a folder. @returns What it said when it failed; nothing when it did not. */
export function failureOf(cwd: string, command: string, args: readonly string[]): Promise<string> {
  return promisify(execFile)(command, args, { cwd, maxBuffer: 2 ** 26 }).then(
    () => "",
    (error: unknown) => {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      return stdout + stderr;
    },
  );
}
