import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { freePort } from "@site/toolkit/server-process";

/** The command as somebody has started it. */
export interface EditCommand {
  /** Where it says that the screen is, with the token. */
  readonly address: string;
  /** All that it has said so far. */
  readonly output: () => string;
  /** Ends it, and all that it has started. */
  readonly stop: () => void;
}

/** Starts `npm run edit` on a project. @param options - As on the command line. */
export async function startEdit(folder: string, ...options: readonly string[]): Promise<EditCommand> {
  const port = String(await freePort());
  const child: ChildProcess = spawn(
    resolve("node_modules/.bin/tsx"),
    ["packages/editor/src/command.ts", "--port", port, ...options],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "development", CI: "true" },
      detached: true,
    },
  );
  let output = "";
  const address = await new Promise<string>((done, fail) => {
    const listen = (text: Buffer) => {
      output += text.toString();
      const [found] = /http:\/\/localhost:\d+\/\?token=\S+/.exec(output) ?? [];
      if (found !== undefined) done(found);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("close", () => {
      fail(new Error(output));
    });
  });
  return {
    address,
    output: () => output,
    stop: () => {
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
}
