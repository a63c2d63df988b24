import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createSiteServer } from "@site/site-server/site-server";
import type { Host } from "../host";
import { echo } from "../mail-service";

/** This project's own server. It passes messages on to nobody: what is plugged into it takes or refuses them. */
export const ownServer: Host = {
  name: "own server",
  missing: () => [],
  start: async ({ siteDir, policy }) => {
    const server = await createSiteServer(siteDir, {
      policy,
      takeMail: async (request) => {
        const { method, url, headers } = request;
        if (!policy.mail?.methods.includes(method)) return { status: 405, headers: { Allow: "POST" }, body: "" };
        const { pathname, search } = new URL(url);
        const path = pathname.slice(encodeURI(policy.pathPrefix).length) + search;
        const body = request.body === null ? "" : await text(request.body);
        return { status: 200, ...echo({ method, path, header: (name) => headers.get(name), body }) };
      },
    });
    await server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.server.address() as AddressInfo;
    return { place: { host: "127.0.0.1", port }, isListening: () => Promise.resolve(true), stop: () => server.close() };
  },
};
