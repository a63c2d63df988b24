import { spawn } from "node:child_process";

/**
 * Runs a command with this process's input and output.
 *
 * @throws When it cannot be started or ends with another exit code than 0.
 */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  await new Promise<void>((done, reject) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) done();
      else reject(new Error(`${command} ${args.join(" ")} ended with ${signal ?? `exit code ${String(code)}`}`));
    });
  });
}
