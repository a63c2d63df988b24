import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { siteUnder } from "@site/contact-service/mail/agency";
import { createMailHandler } from "@site/contact-service/mail/handler";
import { MAIL_PATH } from "#contact-form/protocol";
import { createSiteServer } from "@site/contact-service/server/site-server";
import type { Host } from "../host";
import { echo } from "../mail-service";

/** This project's own server. It passes messages on to nobody: it takes them itself. */
export const ownServer: Host = {
  name: "own server",
  missing: () => [],
  start: async ({ siteDir, policy }) => {
    const server = await createSiteServer(siteDir, {
      policy,
      takeMail: async (request, client) => {
        const { method, url, headers } = request;
        if (!policy.mail?.methods.includes(method)) return refuse(request, client);
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

/** The service itself refuses what it has no answer to. */
const refuse = createMailHandler({
  site: siteUnder("/", MAIL_PATH),
  secret: new Uint8Array(32),
  keep: () => Promise.reject(new Error("nothing is posted here")),
});
