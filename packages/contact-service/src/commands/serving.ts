import { createServer } from "node:net";
import { mailFolder } from "../mail/store/mail-folder";
import { readSettings, type Settings } from "../server/settings";
import { startService } from "../server/start-service";
import { fail } from "#lib/fail";
import { stopWithSignals } from "./stop-with-signals";

/** Serves a built site and takes its messages until it is stopped; what goes wrong is said in a sentence, with exit code 1. */
export async function serve(publicDir: string): Promise<void> {
  try {
    const { settings, mailDir } = await readyToServe(publicDir);
    const { address, notices, stop } = await startService(publicDir, mailDir, settings);
    stopWithSignals(() => void stop().catch(fail));
    console.log([`The site is served at ${address} (Ctrl+C stops it)`, ...notices].join("\n"));
  } catch (error) {
    fail(error);
  }
}

/** How to serve, once nothing is in the way. @throws When a setting is malformed, or a port is taken. */
export async function readyToServe(publicDir: string): Promise<{ settings: Settings; mailDir: string }> {
  const settings = readSettings(process.env);
  const mailDir = await mailFolder(publicDir);
  await assertFree("PORT", settings.PORT);
  if (settings.METRICS_PORT) await assertFree("METRICS_PORT", settings.METRICS_PORT);
  return { settings, mailDir };
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
