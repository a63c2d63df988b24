import type { FastifyInstance } from "fastify";
import type { OpenMail } from "./plug";

/**
 * Answers those who look after the service: `/healthz` says that it runs (200), `/readyz` whether it can take messages
 * (200, or 503 with what is missing; nothing is, where none are taken). A service that ends is not ready: who spreads requests shall send none any more.
 */
export function healthRoutes(server: FastifyInstance, mail?: Pick<OpenMail, "missing">): void {
  let isEnding = false;
  server.addHook("preClose", (done) => {
    isEnding = true;
    done();
  });
  server.get("/healthz", (_request, reply) => reply.header("Cache-Control", "no-store").send({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    const faults = isEnding ? ["ending"] : ((await mail?.missing()) ?? []);
    reply.code(faults.length > 0 ? 503 : 200).header("Cache-Control", "no-store");
    return { status: faults.length > 0 ? "unavailable" : "ok", missing: faults };
  });
}
