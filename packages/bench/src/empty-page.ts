import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One line of text, no styles, no script. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="description" content="An empty page"><title>Empty page</title><p>An empty page.';

/** Serves a page with nothing on it, for what a browser on this machine takes for any page at all. */
export async function withEmptyPage<Result>(visit: (origin: string) => Promise<Result>): Promise<Result> {
  const server = createServer(({ url }, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (url === "/") response.end(EMPTY_PAGE);
    // An icon that is not found would be told as a fault of the page.
    else if (url === "/favicon.ico") response.writeHead(204).end();
    else response.writeHead(404).end("Not found");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    return await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    // A connection that the browser has opened ahead and sent nothing on would keep it open for a minute.
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}
