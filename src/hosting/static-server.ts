import { access } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { HASHED_MEDIA, HASHED_SCRIPT } from "../lib/hashed-names";

/** Answers a message of the contact form, whose body is still as it was sent. */
export type MailHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply;

/** Where the contact form posts to. */
const MAIL_ROUTE = "/mail.php";

interface Options {
  /** Answers `POST /mail.php`. */
  readonly takeMail?: MailHandler;
  /** Whether files with a `.br` or `.gz` beside them are sent in that form. */
  readonly isPrecompressed?: boolean;
}

/**
 * Serves a built site as a static host does: `folder/index.html` at `/folder/`, a redirect from `/folder`,
 * the not-found page with status 404 for everything else.
 *
 * @throws When the folder holds no built site.
 */
export async function createStaticServer(
  publicDir: string,
  { takeMail = mailUnavailable, isPrecompressed = false }: Options = {},
): Promise<FastifyInstance> {
  await assertBuilt(publicDir);
  const server = fastify({ forceCloseConnections: true, routerOptions: { ignoreDuplicateSlashes: false } });
  await server.register(fastifyStatic, {
    root: publicDir,
    redirect: true,
    preCompressed: isPrecompressed,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header("Cache-Control", cacheControlOf(path));
    },
  });
  server.setNotFoundHandler((request, reply) => {
    if (request.method === "GET" || request.method === "HEAD") return notFound(reply);
    return reply.code(405).type("text/plain; charset=utf-8").header("Allow", "GET, HEAD").send("Method not allowed");
  });
  server.post(MAIL_ROUTE, takeMail);
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

function cacheControlOf(path: string): string {
  const address = path.replaceAll("\\", "/");
  // What has a digest of its content in its name never changes: browsers may keep it for a year.
  return HASHED_SCRIPT.test(address) || HASHED_MEDIA.test(address)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).sendFile("404.html", { cacheControl: false });
}

/** This server stores no messages yet, and says so rather than losing one. */
function mailUnavailable(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type("text/plain; charset=utf-8")
    .send("This server does not take messages. Please write to us by e-mail or call.");
}
