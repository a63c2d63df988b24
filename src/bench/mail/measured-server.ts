import type { Use } from "../processes";

/** A server that takes messages and is measured. */
export interface MeasuredServer {
  readonly name: string;
  /** Where messages are posted to. */
  readonly address: string;
  /** The folder in which each message it has taken is a file. */
  readonly arrivals: string;
  /** What its processes use, and have used so far. */
  readonly use: () => Promise<Use>;
  readonly stop: () => Promise<void>;
}

/** Starts a server for as long as something is done with it. */
export async function withServer<Result>(
  start: () => Promise<MeasuredServer>,
  visit: (server: MeasuredServer) => Promise<Result>,
): Promise<Result> {
  const server = await start();
  try {
    return await visit(server);
  } finally {
    await server.stop();
  }
}
