import { createServer as createPlainServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { LocalSite } from "@site/site-server/local-site";
import type { FormService } from "./form-services";
import { selfSigned } from "./self-signed";

/** A server of this machine that stands at an address of the web, for a browser that is told so. */
export interface ServedService {
  /** Switches with which a browser finds it there. */
  readonly flags: readonly string[];
  readonly close: () => Promise<void>;
}

/** Serves what stands for a service of the web at its own address, such as `https://formspree.io`. */
export async function serveService(origin: string, service: Pick<FormService, "answer">): Promise<ServedService> {
  const server = createServer(
    selfSigned(),
    answering(
      (request) => service.answer(request),
      () => origin,
    ),
  );
  const port = await listening(server);
  const { hostname } = new URL(origin);
  return {
    flags: [`--host-resolver-rules=MAP ${hostname} 127.0.0.1:${String(port)}`, "--ignore-certificate-errors"],
    close: () => closed(server),
  };
}

/** A site on a host that takes what is posted to its pages, which it has changed when the site was deployed. */
export async function serveWithForms(
  site: LocalSite,
  service: FormService & { readonly deploy: (html: string) => string },
  pages: Map<string, string>,
): Promise<LocalSite> {
  const served = async (request: Request) => {
    if (request.method === "POST") return service.answer(request);
    const { pathname, search } = new URL(request.url);
    const answer = await fetch(site.origin + pathname + search, { headers: { "Accept-Encoding": "identity" } });
    if (!(answer.headers.get("Content-Type") ?? "").startsWith("text/html")) return answer;
    const html = service.deploy(await answer.text());
    pages.set(pathname, html);
    return new Response(html, { status: answer.status, headers: { "Content-Type": "text/html; charset=utf-8" } });
  };
  const server: Server = createPlainServer(answering(served, () => origin));
  const origin = `http://127.0.0.1:${String(await listening(server))}`;
  return { origin, close: async () => Promise.all([closed(server), site.close()]).then(() => undefined) };
}

function answering(answer: (request: Request) => Promise<Response>, origin: () => string): RequestListener {
  return (incoming, outgoing) => {
    void requestOf(incoming, origin())
      .then(answer)
      .then(async (answered) => {
        const headers = [...answered.headers].filter(
          ([name]) => !/^(?:content-(?:encoding|length)|connection)$/.test(name),
        );
        const body = Buffer.from(await answered.arrayBuffer());
        outgoing.writeHead(answered.status, Object.fromEntries(headers)).end(body);
      });
  };
}

async function requestOf(incoming: IncomingMessage, origin: string): Promise<Request> {
  const { method = "GET", url = "/", headers } = incoming;
  const pairs = Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  const body = method === "GET" || method === "HEAD" ? null : await buffer(incoming);
  return new Request(origin + url, { method, body, headers: new Headers(pairs as [string, string][]) });
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done, fail) => {
    server.close((error) => {
      if (error) fail(error);
      else done();
    });
  });
}
