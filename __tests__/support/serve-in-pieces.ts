import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type LocalSite, serveLocally } from "@site/site-server/local-site";

/** Milliseconds between two pieces: a browser paints what has come in between. */
const PAUSE = 20;

/** The built site as a slow line brings it: pages come element by element, so that each state of them is painted. */
export async function serveInPieces(): Promise<LocalSite> {
  const site = await serveLocally();
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site.origin + (request.url ?? "/"), { headers: { "accept-encoding": "identity" } });
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "content-type": type });
      for (const piece of type.startsWith("text/html") ? piecesOf(body.toString()) : []) {
        response.write(piece);
        await pause(PAUSE);
      }
      response.end(type.startsWith("text/html") ? undefined : body);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await site.close();
  };
  return { origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, close };
}

/** The head in one piece, then what is said up to its end, element by element, then the rest. */
function piecesOf(page: string): string[] {
  const [start, end] = [page.indexOf("<body"), page.indexOf("</main>")];
  return [page.slice(0, start), ...page.slice(start, end).split(/(?=<\w)/), page.slice(end)];
}
