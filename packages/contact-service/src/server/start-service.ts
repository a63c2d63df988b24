import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { readPolicy } from "#hosting/policy-file";
import { factsOf } from "../mail/error-facts";
import { WAITING } from "../mail/store/folders";
import { type MailStore, openMailStore } from "../mail/store/mail-store";
import { healthRoutes } from "./health";
import { createMailService } from "./mail-service";
import { createMetrics, serveMetrics } from "./metrics";
import { observe } from "./observe";
import type { Settings } from "./settings";
import { createSiteServer } from "./site-server";

/** The longest that requests under way may take once the service is told to stop, in milliseconds. */
const STOP_WITHIN = 20_000;

/** The site and its mail service, as they run in earnest. */
export interface Service {
  /** Where the site is. */
  readonly address: string;
  /** What whoever started it should know, a sentence each. */
  readonly notices: readonly string[];
  /** Answers what is under way, lets deliveries end, and takes nothing new. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts site and mail service.
 *
 * @param publicDir - The built site.
 * @param mailDir - The folder of the messages.
 * @throws When there is no site, messages could not be kept or a port is taken; then nothing runs.
 */
export async function startService(publicDir: string, mailDir: string, settings: Settings): Promise<Service> {
  const policy = await readPolicy(resolve("hosting"));
  // Fastify's own errors hold what was sent, such as the bytes of a request that is none.
  const logger = pino({ level: settings.LOG_LEVEL, serializers: { err: factsOf } });
  const store = await openMailStore(mailDir);
  const metrics = createMetrics(() => countWaiting(store));
  const mail = await createMailService({ settings, policy, store, metrics, logger });
  const server = await createSiteServer(publicDir, {
    policy,
    takeMail: mail.handle,
    logger,
    trustProxy: settings.TRUST_PROXY,
  });
  const closeServer = closesWithin(server, STOP_WITHIN);
  healthRoutes(server, mail);
  if (policy.mail) observe(server, policy.pathPrefix + policy.mail.path, metrics);
  const counters = await serveMetrics(metrics, settings.METRICS_PORT);
  await listen(server, settings.PORT).catch(async (error: unknown) => {
    await counters?.close();
    throw error;
  });
  mail.start();
  return {
    address: `http://localhost:${String(settings.PORT)}${policy.pathPrefix}`,
    notices: noticesFor(store, settings, counters),
    stop: async () => {
      await closeServer();
      await mail.stop();
      await counters?.close();
    },
  };
}

async function countWaiting(store: MailStore): Promise<number> {
  const lists = await Promise.all(WAITING.map((folder) => store.list(folder)));
  return lists.flat().length;
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

function noticesFor(
  { root }: MailStore,
  { SMTP_URL, RATE_LIMIT_MAX, METRICS_PORT }: Settings,
  counters?: FastifyInstance,
): string[] {
  const notices = [
    SMTP_URL === undefined
      ? `Messages are kept in ${root} and rest there: set SMTP_URL, and they are sent on.`
      : `Messages are kept in ${root} and sent on.`,
  ];
  if (RATE_LIMIT_MAX === 0) notices.push("RATE_LIMIT_MAX is 0: anyone may send any number of messages.");
  if (!counters && METRICS_PORT === undefined)
    notices.push("No metrics: their usual port is taken; METRICS_PORT names another.");
  return notices;
}
