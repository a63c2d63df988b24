import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createSiteServer } from "../../../server/site-server";
import type { Host } from "../host";

/** This project's own server. It passes messages on to nobody: it takes them itself. */
export const ownServer: Host = {
  name: "own server",
  missing: () => [],
  start: async ({ siteDir, policy }) => {
    const server = await createSiteServer(siteDir, {
      policy,
      takeMail: async (request) => {
        const path = new URL(request.url).pathname.slice(encodeURI(policy.pathPrefix).length);
        const posted = request.body === null ? "" : await text(request.body);
        return { status: 200, headers: {}, body: `${request.method} ${path} ${posted}` };
      },
    });
    await server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.server.address() as AddressInfo;
    return { place: { host: "127.0.0.1", port }, isListening: () => Promise.resolve(true), stop: () => server.close() };
  },
};
