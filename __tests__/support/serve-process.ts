import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { freePort } from "@site/toolkit/server-process";

/** The own server as a process of its own, as `npm run serve` starts it. */
export interface ServeProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly origin: string;
  /** All it has said so far. */
  readonly output: () => string;
  /** Fulfilled with its exit code once it has ended. */
  readonly ended: Promise<number | null>;
}

interface ServeOptions {
  readonly port?: number | undefined;
  /** The project that it is part of. */
  readonly folder?: string;
  /** The largest file it may write, in blocks of 512 bytes, as a disk without room would let it. */
  readonly limit?: string | undefined;
}

/** Starts the server and waits until it serves. */
export async function startServe(env: NodeJS.ProcessEnv, options: ServeOptions = {}): Promise<ServeProcess> {
  const { port, folder = resolve("."), limit = "unlimited" } = options;
  const wanted = port ?? (await freePort());
  const required = ["tsx/cjs", ...(limit === "unlimited" ? [] : [resolve("__tests__/support/file-limit.ts")])];
  const flags = required.flatMap((module) => ["--require", module]);
  const command = [process.execPath, ...flags, join(folder, "packages/site-server/src/commands/serve.ts")];
  const child = spawn("sh", ["-c", `ulimit -S -f ${limit}; exec "$@"`, "sh", ...command], {
    cwd: folder,
    env: { ...process.env, PORT: String(wanted), METRICS_PORT: "0", ...env },
  });
  let output = "";
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const serves = new Promise<void>((done) => {
    const listen = (text: Buffer) => {
      output += text.toString();
      if (output.includes("is served at")) done();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
  });
  await Promise.race([serves, ended]);
  if (child.exitCode !== null) throw new Error(output);
  return { child, port: wanted, origin: `http://127.0.0.1:${String(wanted)}`, output: () => output, ended };
}

/** Asks a server to stop, and waits until it has. */
export async function stopServe({ child, ended }: ServeProcess): Promise<number | null> {
  child.kill("SIGTERM");
  return ended;
}
