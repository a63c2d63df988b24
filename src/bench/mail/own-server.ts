import { join, resolve } from "node:path";
import { freePort, startServer } from "../../hosting/conformance/processes";
import { runningProcesses, spentBy } from "../processes";
import { newMailFolder } from "./mail-folder";
import type { MeasuredServer } from "./measured-server";
import { NAMES } from "./verdicts";

/** What a measured server keeps of the surroundings: with the rest it could be told to send what it is sent. */
const KEPT = ["PATH", "HOME", "TMPDIR", "LANG", "NODE_OPTIONS", "UV_THREADPOOL_SIZE"];

/** What `npm run serve` runs. */
const SERVE = ["--require", "tsx/cjs", resolve("src/commands/serve.ts")];

/**
 * Starts this project's server on a free port, without a limit of messages and without a mail server behind it.
 *
 * @param around - A folder for its messages.
 * @param command - What Node runs instead.
 */
export async function startOwnServer(around: string, command: readonly string[] = SERVE): Promise<MeasuredServer> {
  const folder = await newMailFolder(around);
  const port = await freePort();
  const { id, stop } = await startServer({
    command: process.execPath,
    args: command,
    cwd: resolve("."),
    env: {
      ...Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined])),
      ...Object.fromEntries(KEPT.map((name) => [name, process.env[name]])),
      NODE_ENV: "production",
      PORT: String(port),
      METRICS_PORT: String(await freePort()),
      MAIL_DIR: folder,
      RATE_LIMIT_MAX: "0",
      LOG_LEVEL: "error",
    },
    port,
  });
  return {
    name: NAMES.own,
    address: `http://127.0.0.1:${port}/mail.php`,
    arrivals: join(folder, "new"),
    use: async () => spentBy(id, await runningProcesses()),
    stop,
  };
}
