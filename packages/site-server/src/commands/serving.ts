import { createServer } from "node:net";
import { fail } from "#lib/fail";
import { installedPlug, type OpenMailWith } from "../plug";
import { readSettings, type Settings } from "../settings";
import { startServer } from "../start-server";
import { stopWithSignals } from "./stop-with-signals";

interface Ready {
  readonly settings: Settings;
  readonly openMail?: OpenMailWith | undefined;
}

/**
 * Serves a built site until it is stopped, and takes its messages where the package is installed that does; what goes
 * wrong is said in a sentence, with exit code 1.
 */
export async function serve(publicDir: string): Promise<void> {
  try {
    const { settings, openMail } = await readyToServe(publicDir);
    const { address, notices, stop } = await startServer(publicDir, settings, openMail);
    stopWithSignals(() => void stop().catch(fail));
    console.log([`The site is served at ${address} (Ctrl+C stops it)`, ...notices].join("\n"));
  } catch (error) {
    fail(error);
  }
}

/** How to serve, once nothing is in the way. @throws When a setting is malformed, or a port is taken. */
export async function readyToServe(publicDir: string): Promise<Ready> {
  const plug = installedPlug();
  // Whoever sets it up is to be told all that is wrong at once, the server's and the messages'.
  const [own, mail] = await Promise.allSettled([
    Promise.resolve(process.env).then(readSettings),
    plug?.(publicDir, process.env),
  ]);
  if (own.status === "rejected" || mail.status === "rejected") throw allOf([own, mail]);
  const { PORT, METRICS_PORT } = own.value;
  await assertFree("PORT", PORT);
  if (METRICS_PORT) await assertFree("METRICS_PORT", METRICS_PORT);
  return { settings: own.value, openMail: mail.value };
}

function allOf(results: readonly PromiseSettledResult<unknown>[]): Error {
  const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
  return new Error(reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))).join("\n"));
}

/** @throws When something listens on the port already. */
async function assertFree(name: string, port: number): Promise<void> {
  await new Promise<void>((done, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Error(portError(name, port, error)));
    });
    probe.listen(port, () => {
      probe.close(() => {
        done();
      });
    });
  });
}

function portError(name: string, port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") {
    return `Port ${String(port)} is taken. Stop what listens there, or choose another: ${name}=${String(port + 1)} npm start`;
  }
  return `Port ${String(port)} cannot be used: ${message}`;
}
