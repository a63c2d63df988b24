import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { MailHandler } from "../mail/handler";
import { BODY_LIMITS } from "../mail/read-body";

/** Methods that a `Request` can have, and the router too. */
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
    scope.route({
      method: METHODS,
      url: path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const asked = asFetchRequest(request);
        if (!asked) return reply.code(400).type("text/plain; charset=utf-8").send("Bad request");
        return answer(request, reply, await handle(asked, { address: request.ip }));
      },
    });
    done();
  });
}

/** A request in terms of the Fetch standard; nothing when its Host is none. */
function asFetchRequest(request: FastifyRequest): Request | undefined {
  const address = `${request.protocol}://${request.host}${request.url}`;
  if (!URL.canParse(address)) return undefined;
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(address, {
    method: request.method,
    headers: headersOf(request),
    ...(hasBody && { body: streamOf(request.raw), duplex: "half" }),
  });
}

/** `Readable.toWeb` would end the process when data comes after its stream was cancelled (Node.js 20 and 22). */
function streamOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  // Its connection still has to carry the answer.
  const chunks = message.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  return new ReadableStream({
    async pull(controller) {
      const chunk = await chunks.next();
      if (chunk.done) controller.close();
      else controller.enqueue(chunk.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

function headersOf({ headers }: FastifyRequest): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value].flat()) if (one !== undefined) result.append(name, one);
  }
  return result;
}

async function answer({ raw }: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  // What is left of a body is read only to be thrown away: of a large one, or a late one, the rest is not waited for.
  const isTooMuch = response.status === 408 || mayBeLarge(raw.headers["content-length"]);
  if (!raw.complete && isTooMuch) reply.header("Connection", "close");
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(response.body === null ? "" : Buffer.from(await response.arrayBuffer()));
}

function mayBeLarge(contentLength: string | undefined): boolean {
  return contentLength === undefined || Number(contentLength) > BODY_LIMITS.maxBytes;
}
