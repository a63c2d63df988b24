import { access } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from "fastify";
import { movesOf } from "../hosting/addresses";
import { headersFinder } from "../hosting/headers-under";
import { type HostingPolicy, hostingPolicy } from "../hosting/policy";
import type { MailAnswer } from "../mail/exchange";
import type { MailHandler } from "../mail/handler";
import { mailRoute } from "./mail-route";

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
  const headersOf = headersFinder(policy);
  // What is not there is asked for again, wherever it would stand: it may come.
  const notFound = (reply: FastifyReply) =>
    reply.headers(headersOf(policy.notFound)).code(404).sendFile(policy.notFound.slice(1));
  const moves = new Map(movesOf(policy).map(({ from, to }) => [from, to]));
  const server = fastify({
    ...(logger && { loggerInstance: logger, logController: new LogController({ disableRequestLogging: true }) }),
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : [...trustProxy],
    forceCloseConnections: "idle",
    http: LIMITS,
    requestTimeout: LIMITS.requestTimeout,
    routerOptions: { ignoreDuplicateSlashes: false },
    rewriteUrl: ({ url = "/" }) => inOneForm(url),
  });
  server.addHook("onRequest", async (request, reply) => {
    // Connections are kept since HTTP/1.1; to say so would cost each page bytes of its first round trip.
    reply.raw.removeHeader("Connection");
    const [address, query] = splitAtQuery(request.url);
    const path = decoded(address);
    const own = path.startsWith(pathPrefix) ? path.slice(pathPrefix.length) : "";
    reply.headers(headersOf(own === "" ? "/" : own));
    const target = moves.get(path);
    if (target !== undefined) return reply.redirect(target.includes("?") ? target : target + query, 301);
    if (policy.hidden.includes(own)) return notFound(reply);
  });
  await server.register(fastifyStatic, {
    root: publicDir,
    prefix: `${pathPrefix}/`,
    redirect: true,
    preCompressed: true,
    dotfiles: "ignore",
    cacheControl: false,
    // Its digest is told already.
    lastModified: false,
  });
  server.setNotFoundHandler((request, reply) => {
    if (request.method === "GET" || request.method === "HEAD") return notFound(reply);
    return reply.code(405).type("text/plain; charset=utf-8").header("Allow", "GET, HEAD").send("Method not allowed");
  });
  await mailRoute(server, pathPrefix + policy.mail.path, takeMail);
  return server;
}

async function assertBuilt(publicDir: string): Promise<void> {
  await access(join(publicDir, "index.html")).catch(() => {
    throw new Error(
      `There is no built site in ${publicDir}. Run \`npm run build\` first, or \`npm start\`, which does both.`,
    );
  });
}

/** A path without its encoding; what is not well encoded leads nowhere, and stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An address in the form in which browsers send it: `%26` is `&`. An encoded slash is part of a name, and stays. */
function inOneForm(url: string): string {
  const [path, query] = splitAtQuery(url);
  return /%2f|%5c|%00|%25/i.test(path) ? url : encodeURI(decoded(path)).replaceAll("?", "%3F") + query;
}

/** An address before its question mark, and from there on. */
function splitAtQuery(url: string): [path: string, query: string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at)];
}

/** A server without a store for messages says so rather than losing one. */
function mailUnavailable(): Promise<MailAnswer> {
  return Promise.resolve({
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
    body: "This server does not take messages. Please write to us by e-mail or call.",
  });
}
