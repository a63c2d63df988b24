import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Deployment } from "../../src/conformance/deployment";
import type { Host } from "../../src/conformance/host";
import { run } from "../../src/conformance/running-host";

const open = new Set<Server>();

const closed = async (server: Server) => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  open.delete(server);
};
afterEach(() => Promise.all([...open].map(closed)));

/** A host that breaks off at `/fatal`, and takes connections for a while before it is gone. */
const mortal = (lingers: number) => {
  let starts = 0;
  const host: Host = {
    name: "nginx",
    missing: () => [],
    start: async () => {
      starts += 1;
      let isOpen = true;
      const server = createServer((request, response) => {
        if (request.url !== "/fatal") return response.end("alive");
        request.socket.destroy();
        setTimeout(() => (isOpen = false), lingers).unref();
        return response;
      });
      open.add(server);
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      const { port } = server.address() as AddressInfo;
      return {
        place: { host: "127.0.0.1", port },
        isListening: () => Promise.resolve(isOpen),
        stop: () => closed(server),
      };
    },
  };
  return { host, starts: () => starts };
};

it("starts a host again that ends a moment after it has broken off", async () => {
  const { host, starts } = mortal(200);
  const { ask, stop } = await run(host, {} as Deployment);
  await expect(ask({ path: "/fatal" })).rejects.toThrow("GET /fatal: no answer");
  expect(starts()).toBe(2);
  expect((await ask({ path: "/" })).body.toString()).toBe("alive");
  await stop();
  expect(open.size).toBe(0);
});

it("leaves a host alone that only gave no answer", async () => {
  const { host, starts } = mortal(60_000);
  const { ask, stop } = await run(host, {} as Deployment);
  await expect(ask({ path: "/fatal" })).rejects.toThrow("GET /fatal: no answer");
  expect(starts()).toBe(1);
  await stop();
});
