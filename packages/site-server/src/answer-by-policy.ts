import { stat } from "node:fs/promises";
import { STATUS_CODES } from "node:http";
import { join } from "node:path";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { encodedPath, isDotFile, movesOf } from "#hosting/addresses";
import { headersFinder } from "#hosting/headers-under";
import type { HostingPolicy } from "#hosting/policy";
import { decodedPath, isPlain, splitAtQuery } from "./request-address";

/** An error of the library that sends files: a part that is not there comes with the length of the whole. */
interface FileError extends FastifyError {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Gives a server's answers the policy's headers, leads old addresses on, and answers whatever is no file of the site. */
export function answerByPolicy(server: FastifyInstance, publicDir: string, policy: HostingPolicy): void {
  const headersOf = headersFinder(policy);
  const targetOf = targetFinder(publicDir, policy);
  // What is not there is asked for again, wherever it would stand: it may come.
  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    ignoreConditions(request);
    return reply.headers(headersOf(policy.notFound)).code(404).sendFile(policy.notFound.slice(1));
  };
  server.addHook("onRequest", async (request, reply) => {
    if (isKeptUnsaid(request)) reply.raw.removeHeader("Connection");
    ignoreWeakConditions(request);
    const [address, query] = splitAtQuery(request.url);
    const path = decodedPath(address);
    reply.headers(headersOf(ownPath(path, policy) ?? "/"));
    const target = isRead(request) ? await targetOf(path) : undefined;
    if (target === "") return notFound(request, reply);
    if (target !== undefined) return reply.redirect(target.includes("?") ? target : target + query, 301);
  });
  server.setNotFoundHandler((request, reply) => {
    if (isRead(request)) return notFound(request, reply);
    return reply.code(405).type("text/plain; charset=utf-8").header("Allow", "GET, HEAD").send("Method not allowed");
  });
  server.setErrorHandler((error: FileError, request, reply) => {
    // What the disk can't even look for is not there.
    const status = error.code === "ENAMETOOLONG" ? 404 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "a request could not be answered");
    else if (isRead(request) && !OF_CONDITIONS.includes(status)) return notFound(request, reply);
    return reply
      .code(status)
      .headers(error.headers ?? {})
      .type("text/plain; charset=utf-8")
      .send(STATUS_CODES[status] ?? "");
  });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}

/** Connections are kept since HTTP/1.1; to say so would cost each page bytes of its first round trip. */
function isKeptUnsaid({ raw: { httpVersion, headers } }: FastifyRequest): boolean {
  return httpVersion === "1.1" && !/\bclose\b/i.test(headers.connection ?? "");
}

/** What a file that is there is refused with: its condition does not hold, or it has no such part. */
const OF_CONDITIONS = [412, 416];

/** What is not there is neither unchanged nor has it parts (RFC 9110, 13.2.1 and 14.2). */
function ignoreConditions({ raw: { headers } }: FastifyRequest): void {
  for (const name of Object.keys(headers)) if (/^(?:if-|range$)/.test(name)) Reflect.deleteProperty(headers, name);
}

/** By a weak ETag files with other bytes may be called the same (RFC 9110, 13.1.5), and this server has no others. */
function ignoreWeakConditions({ raw: { headers } }: FastifyRequest): void {
  if (headers["if-range"]?.includes('"')) delete headers.range;
}

/**
 * Where an address leads, encoded: on from an old address, and to its closing slash from a page's; to nothing (an empty
 * text) from what no visitor is served and from a folder without a page.
 */
function targetFinder(publicDir: string, policy: HostingPolicy): (path: string) => Promise<string | undefined> {
  const moves = new Map(movesOf(policy).map(({ from, to }) => [from, to]));
  return async (path) => {
    const target = moves.get(path);
    if (target !== undefined) return target;
    const own = ownPath(path, policy);
    if (own === undefined) return "";
    if (policy.hidden.includes(own) || isDotFile(own) || !isPlain(own)) return "";
    if (own.endsWith("/")) return undefined;
    const kind = await stat(join(publicDir, own)).catch(() => undefined);
    if (!kind?.isDirectory()) return undefined;
    const page = await stat(join(publicDir, own, "index.html")).catch(() => undefined);
    return page?.isFile() ? `${encodedPath(path)}/` : "";
  };
}

/** A path below that of the site; nothing for one outside of it. */
function ownPath(path: string, { pathPrefix }: HostingPolicy): string | undefined {
  return path === pathPrefix || path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : undefined;
}
