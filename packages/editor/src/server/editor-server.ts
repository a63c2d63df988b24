import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import {
  ChangedMeanwhileError,
  type ContentFolder,
  RefusedChangeError,
  RefusedPathError,
  type Seen,
  type Written,
} from "./content-folder";
import type { Guard } from "./guard";
import { faultText } from "../fault-text";
import { RefusedPictureError } from "./picture-check";

/** The largest file that is taken, in bytes: a photograph as cameras make it, and not more. */
const LARGEST = 30 * 1024 * 1024;

/** A file of the screen, and what browsers are told of it. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer | string;
}

/** What the server gives besides the content: the page of the screen and its files, by their paths. */
export type Assets = ReadonlyMap<string, Asset>;

/** What the screen is, besides the content. */
export interface Screen {
  readonly assets: Assets;
  /** The Content-Security-Policy of its page. */
  readonly policy: string;
  /** The address of the page that shows a content file, by its path below `data/`, once the site has it. */
  readonly pageOf?: (file: string) => Promise<string | undefined>;
  /** What the page of the CMS is told. */
  readonly settings?: () => Promise<object>;
  /** What is said of all pages in search results and where they are shared. */
  readonly search?: () => Promise<object>;
  /** A share card of the built site, by its file name; nothing where there is none. */
  readonly shareCard?: (name: string) => Promise<Buffer | undefined>;
}

/** The server behind the screen: its page, and the folder of the content. Only who the guard admits is answered. */
export function editorServer(
  folder: ContentFolder,
  guard: Guard,
  { assets, policy, pageOf, settings, search, shareCard }: Screen,
): FastifyInstance {
  const server = fastify({ bodyLimit: LARGEST, logger: false });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  server.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    const { token } = request.query as { token?: string };
    if (request.method === "GET" && request.url.startsWith("/?token=") && guard.admit(token, reply)) {
      return reply.redirect("/");
    }
    const why = guard.refusal(request);
    if (why !== undefined) return reply.code(403).type("text/plain").send(`Refused: ${why}`);
  });
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    if (error instanceof RefusedChangeError) return reply.code(422).type("text/plain").send(faultText(error.faults));
    if (error instanceof ChangedMeanwhileError) return reply.code(409).type("text/plain").send(error.message);
    if (error instanceof RefusedPictureError) return reply.code(422).type("text/plain").send(error.message);
    const code = error instanceof RefusedPathError ? 400 : error.code === "ENOENT" ? 404 : (error.statusCode ?? 500);
    return reply.code(code).type("text/plain").send(error.message);
  });
  folderRoutes(server, folder);
  server.get("/config.json", async (_request, reply) => reply.send((await settings?.()) ?? {}));
  server.get("/search-data", async (_request, reply) => reply.send((await search?.()) ?? {}));
  server.get<{ Params: { name: string } }>("/share-card/:name", async (request, reply) => {
    const card = await shareCard?.(request.params.name);
    return card ? reply.type("image/jpeg").send(card) : reply.code(404).type("text/plain").send("Not here");
  });
  server.get<{ Querystring: { file?: string } }>("/page", async (request, reply) => {
    const address = await pageOf?.(request.query.file ?? "");
    return address === undefined ? reply.code(204).send() : reply.type("text/plain").send(address);
  });
  server.get("/*", async (request, reply) => {
    const asset = assets.get(new URL(request.url, "http://localhost").pathname);
    return asset ? reply.type(asset.type).send(asset.body) : reply.code(404).type("text/plain").send("Not here");
  });
  return server;
}

interface AtPath {
  Params: { "*": string };
}

function sayWritten(reply: FastifyReply, { changed, isMore }: Written): FastifyReply {
  return reply
    .code(204)
    .headers({ "x-changed": String(changed), "x-changed-more": String(isMore) })
    .send();
}

/** What the screen has read of a file, as it says. */
function seenBy({ headers }: FastifyRequest): Seen | undefined {
  const seen = headers["x-seen"];
  if (typeof seen !== "string") return undefined;
  return seen === "none" ? seen : Number(seen);
}

function folderRoutes(server: FastifyInstance, folder: ContentFolder): void {
  server.get<AtPath & { Querystring: { list?: string } }>("/folder/*", async (request, reply) => {
    const path = request.params["*"];
    if (request.query.list !== undefined) return folder.list(path);
    const { bytes, changed } = await folder.read(path);
    return reply.header("x-changed", String(changed)).type("application/octet-stream").send(bytes);
  });
  server.put<AtPath & { Body: Buffer }>("/folder/*", async (request, reply) => {
    return sayWritten(reply, await folder.write(request.params["*"], request.body, seenBy(request)));
  });
  server.post<AtPath & { Querystring: { to: string } }>("/folder/*", async (request, reply) => {
    return sayWritten(reply, await folder.move(request.params["*"], request.query.to, seenBy(request)));
  });
  server.delete<AtPath>("/folder/*", async (request, reply) => {
    await folder.remove(request.params["*"], seenBy(request));
    return reply.code(204).send();
  });
}
