import { access } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
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
  const server = fastify({ forceCloseConnections: true, routerOptions: { ignoreDuplicateSlashes: false } });
  server.addHook("onRequest", async (request, reply) => {
    const path = decodedPath(request.url, pathPrefix);
    reply.headers(headersOf(path, policy));
    const redirect = policy.redirects.find(({ from }) => from === path);
    if (redirect) return reply.redirect(locationOf(redirect.to, policy), 301);
    if (policy.hidden.includes(path)) return notFound(reply, policy);
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

/** The path of a request below the prefix, unencoded; empty for what stands elsewhere or is no address. */
function decodedPath(url: string, pathPrefix: string): string {
  if (!url.startsWith(`${pathPrefix}/`)) return "";
  try {
    return decodeURIComponent(url.slice(pathPrefix.length).replace(/[?#].*$/, ""));
  } catch {
    return "";
  }
}

/** The headers of all rules that a path stands under, the special ones last. */
function headersOf(path: string, { headers }: HostingPolicy): Record<string, string> {
  const rules = headers.filter(({ under }) => under === "/" || path.startsWith(under));
  return Object.fromEntries(rules.flatMap((rule) => Object.entries(rule.headers)));
}

function locationOf(to: string, { pathPrefix }: HostingPolicy): string {
  return to.startsWith("/") ? pathPrefix + encodeURI(to) : to;
}

/** What is not there is asked for again, wherever it would stand: it may come. */
function notFound(reply: FastifyReply, policy: HostingPolicy): FastifyReply {
  return reply.headers(headersOf(policy.notFound, policy)).code(404).sendFile(policy.notFound.slice(1));
}

/** This server stores no messages yet, and says so rather than losing one. */
function mailUnavailable(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type("text/plain; charset=utf-8")
    .send("This server does not take messages. Please write to us by e-mail or call.");
}
