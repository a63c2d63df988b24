import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { readPolicy } from "#hosting/policy-file";
import { factsOf } from "./error-facts";
import { healthRoutes } from "./health";
import { createMetrics, serveMetrics } from "./metrics";
import { observe } from "./observe";
import type { OpenMailWith } from "./plug";
import type { Settings } from "./settings";
import { createSiteServer } from "./site-server";

/** The longest that requests under way may take once the server is told to stop, in milliseconds. */
const STOP_WITHIN = 20_000;

/** The site, and what takes its messages, as they run in earnest. */
export interface RunningSite {
  /** Where the site is. */
  readonly address: string;
  /** What whoever started it should know, a sentence each. */
  readonly notices: readonly string[];
  /** Answers what is under way, lets deliveries end, and takes nothing new. */
  readonly stop: () => Promise<void>;
}

const NO_MAIL = "No contact service is installed (packages/contact-service): what the form sends is not taken here.";

/**
 * Starts the server.
 *
 * @param publicDir - The built site.
 * @param openMail - Opens what takes messages; without it none are taken.
 * @throws When there is no site, messages could not be kept or a port is taken; then nothing runs.
 */
export async function startServer(
  publicDir: string,
  settings: Settings,
  openMail?: OpenMailWith,
): Promise<RunningSite> {
  const policy = await readPolicy(resolve("hosting"));
  // Fastify's own errors hold what was sent, such as the bytes of a request that is none.
  const logger = pino({ level: settings.LOG_LEVEL, serializers: { err: factsOf } });
  const metrics = createMetrics();
  const mail = await openMail?.({ policy, logger, registry: metrics.registry });
  const server = await createSiteServer(publicDir, {
    policy,
    logger,
    trustProxy: settings.TRUST_PROXY,
    ...(mail && { takeMail: mail.handle }),
  });
  const closeServer = closesWithin(server, STOP_WITHIN);
  healthRoutes(server, mail);
  observe(server, metrics, policy.mail && policy.pathPrefix + policy.mail.path);
  const counters = await serveMetrics(metrics, settings.METRICS_PORT);
  await listen(server, settings.PORT).catch(async (error: unknown) => {
    await counters?.close();
    throw error;
  });
  mail?.start();
  return {
    address: `http://localhost:${String(settings.PORT)}${policy.pathPrefix}`,
    notices: [...(mail?.notices ?? [NO_MAIL]), ...noticesOf(settings, counters)],
    stop: async () => {
      await closeServer();
      await mail?.stop();
      await counters?.close();
    },
  };
}

/** On all addresses of this machine; on those of IPv4 alone where it has no other. */
async function listen(server: FastifyInstance, port: number): Promise<void> {
  await server.listen({ port, host: "::" }).catch(() => server.listen({ port, host: "0.0.0.0" }));
}

/**
 * Prepares a server's end: who is answered then is told that the connection ends with it (else it would stay open for
 * what may come), and who has not ended within a time is cut off.
 *
 * @returns Closes the server.
 */
function closesWithin(server: FastifyInstance, milliseconds: number): () => Promise<void> {
  let closing = false;
  server.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("Connection", "close");
    return Promise.resolve();
  });
  return async () => {
    closing = true;
    const timer = setTimeout(() => {
      server.server.closeAllConnections();
    }, milliseconds);
    await server.close();
    clearTimeout(timer);
  };
}

function noticesOf({ METRICS_PORT }: Settings, counters?: FastifyInstance): string[] {
  if (counters || METRICS_PORT !== undefined) return [];
  return ["No metrics: their usual port is taken; METRICS_PORT names another."];
}
