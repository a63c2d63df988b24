import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics";

/**
 * Counts and logs each answer: method, path and status, and nothing that tells who asked or what was sent. What is asked
 * of the mail route is worth a line; of each file of a page one is only when somebody wants to know.
 *
 * @param mailPath - The mail route, of a site that has one.
 */
export function observe(server: FastifyInstance, { requests, mailDuration }: Metrics, mailPath?: string): void {
  server.addHook("onResponse", (request, reply, done) => {
    const [path = ""] = request.url.split("?", 1);
    const isMail = mailPath !== undefined && path === encodeURI(mailPath);
    requests.inc({ area: isMail ? "mail" : "site", status: reply.statusCode });
    if (isMail) mailDuration.observe(reply.elapsedTime / 1000);
    const facts = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (isMail || reply.statusCode >= 500) request.log.info(facts, "answered");
    else request.log.debug(facts, "answered");
    done();
  });
}
