import fastify, { type FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

/** What the server counts, for Prometheus. No label holds anything that comes from a visitor. */
export interface Metrics {
  readonly requests: Counter<"area" | "status">;
  /** Seconds from when a request to the mail route was there until its answer was. */
  readonly mailDuration: Histogram;
  /** What takes messages adds counters of its own. */
  readonly registry: Registry;
}

/** Makes the counters of one server. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: "http_requests_total",
      help: "Requests that were answered, by area (site or mail) and status",
      labelNames: ["area", "status"],
      registers,
    }),
    mailDuration: new Histogram({
      name: "mail_request_duration_seconds",
      help: "Seconds until a request to the mail route was answered",
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 20],
      registers,
    }),
  };
}

/** Where Prometheus looks for what a program counts of itself, when nothing else is said. */
const DEFAULT_PORT = 9464;

/**
 * Serves the counters at `/metrics`, to this machine alone.
 *
 * @param wanted - The port; on 0 nothing is served, and without one nothing where something else has the usual port.
 * @throws When something else has the wanted port.
 */
export async function serveMetrics(
  { registry }: Metrics,
  wanted: number | undefined,
): Promise<FastifyInstance | undefined> {
  if (wanted === 0) return undefined;
  const server = fastify({ forceCloseConnections: true });
  server.get("/metrics", async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  try {
    await server.listen({ port: wanted ?? DEFAULT_PORT, host: "127.0.0.1" });
  } catch (error) {
    await server.close();
    if (wanted !== undefined) throw error;
    return undefined;
  }
  return server;
}
