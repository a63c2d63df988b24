import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bareAddress } from "./bare-address";
import { MOST_BYTES, type MailAnswer, type MailHandler, type MailRequest } from "./exchange";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Lets a mail handler answer at a path, whatever the method. The body is handed on as it comes in, unread and in no way
 * parsed: how much of it is read, and for how long, is the handler's to say.
 */
export async function mailRoute(server: FastifyInstance, path: string, handle: MailHandler): Promise<void> {
  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, parsed) => {
      parsed(null);
    });
    scope.addHook("onRequest", ({ raw }, _reply, asked) => {
      plainForwardedFor(raw.headers);
      asked();
    });
    scope.route({
      method: METHODS,
      url: path,
      exposeHeadRoute: false,
      handler: async (request, reply) => write(reply, await handle(mailRequest(request), { address: request.ip })),
    });
    done();
  });
}

/** Takes ports from the addresses of `X-Forwarded-For`: with one, Fastify knows neither a proxy nor a visitor again. */
function plainForwardedFor(headers: IncomingHttpHeaders): void {
  const forwarded = headers["x-forwarded-for"];
  if (forwarded === undefined) return;
  headers["x-forwarded-for"] = forwarded.toString().split(",").map(bareAddress).join(", ");
}

function mailRequest({ method, protocol, host, url, headers, raw }: FastifyRequest): MailRequest {
  const hasBody = method !== "GET" && method !== "HEAD";
  return {
    method,
    url: `${protocol}://${host}${url}`,
    headers: {
      get: (name) => headers[name.toLowerCase()]?.toString() ?? null,
      has: (name) => name.toLowerCase() in headers,
    },
    // Its connection still has to carry the answer.
    body: hasBody ? raw.iterator({ destroyOnReturn: false }) : null,
  };
}

function write(reply: FastifyReply, { status, headers, body }: MailAnswer): FastifyReply {
  const { raw } = reply.request;
  // What is left of a body is read only to be thrown away: of a large one, or a late one, the rest is not waited for.
  const isTooMuch = status === 408 || mayBeLarge(raw.headers["content-length"]);
  if (!raw.complete && isTooMuch) reply.header("Connection", "close");
  return reply.code(status).headers(headers).send(body);
}

function mayBeLarge(contentLength: string | undefined): boolean {
  return contentLength === undefined || Number(contentLength) > MOST_BYTES;
}
