import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { readPolicy } from "../../src/hosting/policy-file";
import { createSiteServer } from "@site/site-server/site-server";
import { builtPages, PUBLIC } from "../support/built-site";
import { OTHER_PAGE, PLAIN_PAGE } from "../support/content";
import { siteForTests } from "../support/site";

const OLD_PAGE = (worker: string) =>
  `<!DOCTYPE html><title>Old</title><h1>Old site</h1><script>navigator.serviceWorker.register("/${worker}")</script>`;

/** As the workers that `gatsby-plugin-offline` makes with Workbox: one page from the cache answers every address. */
const OLD_WORKER = `
const name = "gatsby-plugin-offline-precache-v2-" + self.registration.scope;
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(caches.match("/"));
});`;

/** The heading of a page as it was built. */
const headingOf = (path: string) =>
  builtPages()
    .find((page) => page.path === path)
    ?.document.querySelector("h1")?.textContent ?? "";

let running: FastifyInstance | undefined;

/** What stands at the address before the site: another, which works without a line to it. */
async function serveOldSite(worker: string): Promise<void> {
  const { port } = new URL(site.origin);
  await running?.close();
  running = fastify({ forceCloseConnections: true });
  running.get(`/${worker}`, (_, reply) => reply.type("text/javascript").send(OLD_WORKER));
  running.get("/", (_, reply) => reply.type("text/html").send(OLD_PAGE(worker)));
  await running.listen({ host: "127.0.0.1", port: Number(port) });
}

async function serveThisSite(port: number): Promise<AddressInfo> {
  await running?.close();
  running = await createSiteServer(PUBLIC, { policy: await readPolicy(resolve("hosting")) });
  await running.listen({ host: "127.0.0.1", port });
  return running.server.address() as AddressInfo;
}

const site = siteForTests({
  serve: async () => {
    const { port } = await serveThisSite(0);
    return { origin: `http://127.0.0.1:${String(port)}`, close: async () => running?.close() };
  },
});

it.each(["sw.js", "service-worker.js"])(
  "one visit brings this site and takes away the worker of an earlier one at /%s, with what it has kept",
  async (worker) => {
    await serveOldSite(worker);
    const { page } = await site.visit("/", { hydrated: false });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await serveThisSite(Number(new URL(site.origin).port));
    await page.goto(site.origin + PLAIN_PAGE);
    await page.getByRole("heading", { level: 1, name: headingOf(PLAIN_PAGE) }).waitFor();
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
        isControlled: navigator.serviceWorker.controller !== null,
      }));
    expect(await left()).toEqual({ workers: 0, caches: [], isControlled: false });
    await page.goto(site.origin + OTHER_PAGE);
    await page.getByRole("heading", { level: 1, name: headingOf(OTHER_PAGE) }).waitFor();
    expect(await left()).toEqual({ workers: 0, caches: [], isControlled: false });
  },
);
