import type { AddressInfo } from "node:net";
import { createStaticServer } from "../../static-server";
import type { Host } from "../host";

/** This project's own server. It passes messages on to nobody: it takes them itself. */
export const ownServer: Host = {
  name: "own server",
  missing: () => [],
  start: async ({ siteDir, policy }) => {
    const server = await createStaticServer(siteDir, {
      policy,
      takeMail: (request, reply) =>
        reply.send(`POST ${request.url.slice(encodeURI(policy.pathPrefix).length)} ${String(request.body)}`),
    });
    await server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.server.address() as AddressInfo;
    return { place: { host: "127.0.0.1", port }, isListening: () => Promise.resolve(true), stop: () => server.close() };
  },
};
