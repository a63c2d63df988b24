import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

/** How an address answers: a status, headers and a body, or whatever a function does. */
export type Answering =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** A server on this machine that keeps what it was asked. */
export interface TestServer {
  readonly origin: string;
  /** What was asked for, and when. */
  readonly requests: { readonly method: string; readonly path: string; readonly agent: string; readonly at: number }[];
  /** Lets an address answer so from now on. */
  readonly answer: (path: string, answering: Answering) => void;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".txt": "text/plain",
  ".xml": "application/xml",
};

/** Serves a folder as hosts of static sites do, but for the addresses that are told how to answer. */
export async function serve(folder: string): Promise<TestServer> {
  const answers = new Map<string, Answering>();
  const requests: TestServer["requests"] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    requests.push({
      ...{ method: request.method ?? "", path, at: Date.now() },
      agent: request.headers["user-agent"] ?? "",
    });
    const answering = answers.get(path);
    if (typeof answering === "function") answering(request, response);
    else if (answering) response.writeHead(answering.status ?? 200, answering.headers).end(answering.body);
    else void sendFile(folder, decodeURIComponent(path.replace(/\?.*$/, "")), response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    answer: (path, answering) => void answers.set(path, answering),
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}

async function sendFile(folder: string, path: string, response: ServerResponse): Promise<void> {
  const file = path.endsWith("/") ? `${path}index.html` : path;
  const content = await readFile(join(folder, file)).catch(() => undefined);
  if (content)
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(content);
  else response.writeHead(404, { "content-type": "text/html" }).end(await readFile(join(folder, "404.html")));
}
