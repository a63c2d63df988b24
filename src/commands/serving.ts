import { createServer } from "node:net";
import { resolve } from "node:path";
import { readPolicy } from "../hosting/policy-file";
import { createSiteServer } from "../server/site-server";

const DEFAULT_PORT = 9000;

/** Serves a built site until it is stopped; what goes wrong is said in a sentence, with exit code 1. */
export async function serve(publicDir: string): Promise<void> {
  try {
    const port = wantedPort();
    const policy = await readPolicy(resolve("hosting"));
    const server = await createSiteServer(publicDir, { policy });
    await assertFree(port);
    await server.listen({ port, host: "::" }).catch(() => server.listen({ port, host: "0.0.0.0" }));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
    console.log(`Brightfold is served at http://localhost:${String(port)}${policy.pathPrefix} (Ctrl+C stops it)`);
  } catch (error) {
    fail(error);
  }
}

/** The port from `PORT`, 9000 without it. @throws When it is no port. */
export function wantedPort(): number {
  const given = process.env.PORT ?? String(DEFAULT_PORT);
  const port = Number(given);
  if (/^\d+$/.test(given) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT: got ${JSON.stringify(given)}; allowed: a number from 1 to 65535`);
}

/** @throws When something listens on the port already. */
export async function assertFree(port: number): Promise<void> {
  await new Promise<void>((done, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Error(portError(port, error)));
    });
    probe.listen(port, () => {
      probe.close(() => {
        done();
      });
    });
  });
}

function portError(port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") {
    return `Port ${String(port)} is taken. Stop what listens there, or choose another: PORT=${String(port + 1)} npm start`;
  }
  return `Port ${String(port)} cannot be used: ${message}`;
}

/** Says what went wrong, without a stack, and lets the process end with exit code 1. */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
