import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One line of text, no styles, no script. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="description" content="An empty page"><title>Empty page</title><p>An empty page.';

/** Serves a page with nothing on it, for what a browser on this machine takes for any page at all. */
export async function withEmptyPage<Result>(visit: (origin: string) => Promise<Result>): Promise<Result> {
  const server = createServer(({ url }, response) => {
    response.statusCode = url === "/" ? 200 : 204;
    response.setHeader("content-type", "text/html; charset=utf-8").end(url === "/" ? EMPTY_PAGE : undefined);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    return await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}
