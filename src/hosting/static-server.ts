import { access } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { movesOf } from "./addresses";
import { headersOf } from "./headers-under";
import { type HostingPolicy, hostingPolicy } from "./policy";

/** Answers a message of the contact form, whose body is still as it was sent. */
export type MailHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply;

interface Options {
  /** How to answer; without one, as a site at the root of its host without old addresses. */
  readonly policy?: HostingPolicy;
  /** Answers what the contact form posts. */
  readonly takeMail?: MailHandler;
}

/**
 * Serves a built site by its policy, as every host does: `folder/index.html` at `/folder/`, a redirect from `/folder`,
 * the not-found page with status 404 for everything else; files with a `.br` or `.gz` beside them in that form.
 *
 * @throws When the folder holds no built site.
 */
export async function createStaticServer(
  publicDir: string,
  { policy = hostingPolicy([], []), takeMail = mailUnavailable }: Options = {},
): Promise<FastifyInstance> {
  await assertBuilt(publicDir);
  const { pathPrefix } = policy;
  const moves = new Map(movesOf(policy).map(({ from, to }) => [from, to]));
  const server = fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreDuplicateSlashes: false },
    rewriteUrl: ({ url = "/" }) => inOneForm(url),
  });
  server.addHook("onRequest", async (request, reply) => {
    // Connections are kept since HTTP/1.1; to say so would cost each page bytes of its first round trip.
    reply.raw.removeHeader("Connection");
    const [address = "", query = ""] = request.url.split(/(?=\?)/);
    const path = decoded(address);
    const own = path.startsWith(pathPrefix) ? path.slice(pathPrefix.length) : "";
    reply.headers(headersOf(policy.headers, own === "" ? "/" : own));
    const target = moves.get(path);
    if (target !== undefined) return reply.redirect(target.includes("?") ? target : target + query, 301);
    if (policy.hidden.includes(own)) return notFound(reply, policy);
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
    if (request.method === "GET" || request.method === "HEAD") return notFound(reply, policy);
    return reply.code(405).type("text/plain; charset=utf-8").header("Allow", "GET, HEAD").send("Method not allowed");
  });
  server.post(pathPrefix + policy.mail.path, takeMail);
  for (const type of ["multipart/form-data", "application/x-www-form-urlencoded"]) {
    server.addContentTypeParser(type, { parseAs: "string" }, (_request, body, done) => {
      done(null, body);
    });
  }
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
  const [path = "", query = ""] = url.split(/(?=\?)/);
  return /%2f|%5c|%00|%25/i.test(path) ? url : encodeURI(decoded(path)).replaceAll("?", "%3F") + query;
}

/** What is not there is asked for again, wherever it would stand: it may come. */
function notFound(reply: FastifyReply, policy: HostingPolicy): FastifyReply {
  return reply.headers(headersOf(policy.headers, policy.notFound)).code(404).sendFile(policy.notFound.slice(1));
}

/** This server stores no messages yet, and says so rather than losing one. */
function mailUnavailable(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type("text/plain; charset=utf-8")
    .send("This server does not take messages. Please write to us by e-mail or call.");
}
