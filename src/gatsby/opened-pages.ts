/**
 * What a page is told that is opened while the site is developed. Gatsby sends what queries give anew to the pages whose
 * sockets are connected: one that has read its data, and is not connected yet, would never hear of a file that is saved
 * in between, and show what was there before.
 */
import { changed, functionIn, requireFor } from "./gatsby-internals";

/** The connection of one page. */
interface Socket {
  readonly on: (event: "registerPath", listener: () => void) => unknown;
  readonly send: (message: object) => unknown;
}

/** What is used of Gatsby's sockets. */
interface Manager {
  readonly clients: Iterable<{ readonly activePath: string | null; readonly socket: Socket }>;
  readonly staticQueryResults: ReadonlyMap<string, object>;
}

/**
 * Has each page be sent what it shows, as it is now, once it says which one it is.
 *
 * @param sockets - Gatsby's module of its sockets.
 * @param data - Gatsby's module that runs a page's query where its data have changed.
 * @throws When it speaks with pages in another way.
 */
export function tellOpenedPages(
  sockets: object = requireFor("gatsby", "gatsby/dist/utils/websocket-manager"),
  data: object = requireFor("gatsby", "gatsby/dist/utils/get-page-data"),
): void {
  const manager = Object(Reflect.get(sockets, "websocketManager")) as Manager;
  const init = functionIn(manager, "init", "gatsby", "init of its sockets, which waits for pages");
  const dataOf = functionIn(data, "getPageData", "gatsby", "getPageData, which runs a page's query");
  if (!isManager(manager)) throw changed("gatsby", "clients and staticQueryResults of its sockets");
  const tell = async (socket: Socket) => {
    const path = [...manager.clients].find((client) => client.socket === socket)?.activePath;
    if (path == null) return;
    for (const payload of manager.staticQueryResults.values()) socket.send({ type: "staticQueryResult", payload });
    const result = await dataOf(path);
    socket.send({ type: "pageQueryResult", payload: { id: path, result } });
  };
  Reflect.set(manager, "init", (...args: unknown[]) => {
    const server = init.apply(manager, args) as { on: (event: "connection", listen: (socket: Socket) => void) => void };
    server.on("connection", (socket) => {
      // A page that is gone again, or whose query fails, is told by Gatsby itself.
      socket.on("registerPath", () => void tell(socket).catch(() => undefined));
    });
    return server;
  });
}

function isManager({ clients, staticQueryResults }: Partial<Manager>): boolean {
  return clients instanceof Set && staticQueryResults instanceof Map;
}
