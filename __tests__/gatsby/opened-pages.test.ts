import { EventEmitter, once } from "node:events";
import { tellOpenedPages } from "../../src/gatsby/opened-pages";

/** A page's connection: what it is sent is told as an event. */
class Connection extends EventEmitter {
  readonly send = (message: object) => this.emit("sent", message);
}

/** Gatsby's sockets, as it sets them up itself: it hears first which page a connection is of. */
function gatsby() {
  const server = new EventEmitter();
  const clients = new Set<{ activePath: string | null; socket: Connection }>();
  const manager = {
    clients,
    staticQueryResults: new Map([["11", { id: "11", result: { data: { name: "now" } } }]]),
    init: () => {
      server.on("connection", (socket: Connection) => {
        const client = { activePath: null as string | null, socket };
        clients.add(client);
        socket.on("registerPath", (path?: string) => (client.activePath = path === undefined ? null : `${path}/`));
      });
      return server;
    },
  };
  const data = { getPageData: (path: string) => Promise.resolve({ path, result: { data: "now" } }) };
  return { server, manager, sockets: { websocketManager: manager }, data };
}

it("sends a page that says which one it is what it shows, as it is now", async () => {
  const { server, manager, sockets, data } = gatsby();
  tellOpenedPages(sockets, data);
  expect(manager.init()).toBe(server);
  const [connection, other] = [new Connection(), new Connection()];
  const sent: object[] = [];
  connection.on("sent", (message: object) => sent.push(message));
  other.on("sent", (message: object) => sent.push(message));
  for (const one of [other, connection]) server.emit("connection", one);
  connection.emit("registerPath");
  connection.emit("registerPath", "/about");
  await once(connection, "sent");
  expect(sent).toEqual([
    { type: "staticQueryResult", payload: { id: "11", result: { data: { name: "now" } } } },
    { type: "pageQueryResult", payload: { id: "/about/", result: { path: "/about/", result: { data: "now" } } } },
  ]);
});

it("goes on where a page is gone by then", async () => {
  const { server, manager, sockets } = gatsby();
  tellOpenedPages(sockets, { getPageData: () => Promise.reject(new Error("It might have been deleted recently")) });
  manager.init();
  const connection = new Connection();
  const sent: object[] = [];
  connection.on("sent", (message: object) => sent.push(message));
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  server.emit("connection", connection);
  connection.emit("registerPath", "/gone");
  await new Promise(setImmediate);
  process.off("unhandledRejection", note);
  expect(unhandled).toEqual([]);
  expect(sent).toEqual([expect.objectContaining({ type: "staticQueryResult" })]);
});

it("knows Gatsby's sockets, or stops the start", () => {
  const sentence = "gatsby no longer has what the build relies on: ";
  const { sockets, data } = gatsby();
  expect(() => {
    tellOpenedPages();
  }).not.toThrow();
  const telling = (ofSockets: object, ofData: object) => () => {
    tellOpenedPages(ofSockets, ofData);
  };
  expect(telling({}, data)).toThrow(`${sentence}init of its sockets`);
  expect(telling({ websocketManager: { init: () => undefined } }, data)).toThrow(`${sentence}clients`);
  expect(telling(sockets, {})).toThrow(`${sentence}getPageData`);
});
