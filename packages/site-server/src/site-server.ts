import { access } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { type HostingPolicy, hostingPolicy } from "#hosting/policy";
import { answerByPolicy } from "./answer-by-policy";
import { answerClientError } from "./client-errors";
import { datedByContent } from "./content-tags";
import type { MailAnswer, MailHandler } from "./exchange";
import { mailRoute } from "./mail-route";
import { inOneForm, originForm } from "./request-address";

interface Options {
  /** How to answer; without one, as a site at the root of its host without old addresses. */
  readonly policy?: HostingPolicy;
  /** Answers what is asked of the mail route. */
  readonly takeMail?: MailHandler;
  /** Told of what the server does; without one it keeps it to itself. */
  readonly logger?: FastifyBaseLogger;
  /** Proxies that may say for whom they ask: how many stand before this server, or their addresses. */
  readonly trustProxy?: number | readonly string[];
}

/**
 * How long a connection may take to say what it wants, in milliseconds, and how much it may say before. A browser's
 * headers are below 2 KB and come at once; what is slower or larger than this only holds a place that others need.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

/**
 * Serves a built site by its policy, as every host does: `folder/index.html` at `/folder/`, a redirect from `/folder`,
 * the not-found page with status 404 for everything else; files with a `.br` or `.gz` beside them in that form.
 *
 * @throws When the folder holds no built site.
 */
export async function createSiteServer(
  publicDir: string,
  { policy = hostingPolicy([], []), takeMail = mailUnavailable, logger, trustProxy = [] }: Options = {},
): Promise<FastifyInstance> {
  await assertBuilt(publicDir);
  const { pathPrefix } = policy;
  const server: FastifyInstance = fastify({
    ...(logger && { loggerInstance: logger, logController: new LogController({ disableRequestLogging: true }) }),
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : [...trustProxy],
    forceCloseConnections: "idle",
    http: LIMITS,
    requestTimeout: LIMITS.requestTimeout,
    routerOptions: { ignoreDuplicateSlashes: false },
    rewriteUrl: ({ url = "/" }) => inOneForm(originForm(url)),
    clientErrorHandler: answerClientError,
  });
  answerByPolicy(server, publicDir, policy);
  await server.register(fastifyStatic, {
    root: publicDir,
    prefix: `${pathPrefix}/`,
    preCompressed: true,
    // The policy says which of them are nobody's.
    dotfiles: "allow",
    cacheControl: false,
    lastModified: false,
    onFile: datedByContent(),
  });
  if (policy.mail) await mailRoute(server, pathPrefix + policy.mail.path, takeMail);
  return server;
}

async function assertBuilt(publicDir: string): Promise<void> {
  await access(join(publicDir, "index.html")).catch(() => {
    throw new Error(
      `There is no built site in ${publicDir}. Run \`npm run build\` first, or \`npm start\`, which does both.`,
    );
  });
}

/** A server without a store for messages says so rather than losing one. */
function mailUnavailable(): Promise<MailAnswer> {
  return Promise.resolve({
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
    body: "This server does not take messages. Please write to us by e-mail or call.",
  });
}
