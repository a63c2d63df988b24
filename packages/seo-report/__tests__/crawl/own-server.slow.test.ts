import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type LocalSite, serveLocally } from "@site/site-server/local-site";
import { content, expectedPages } from "../../../../__tests__/support/content";
import { crawl } from "../../src/crawl/crawl";
import { crawledSource } from "../../src/crawl/crawled-source";
import { reportOn } from "../../src/make-report";

let site: LocalSite;
let state: string;
beforeAll(async () => {
  site = await serveLocally();
  state = await mkdtemp(join(tmpdir(), "seo-crawl-"));
});
afterAll(async () => {
  await site.close();
  await rm(state, { recursive: true });
});

it("finds nothing wrong with the built site as its server answers, and reads every page of it", async () => {
  const crawled = await crawl(new URL(`${site.origin}/`), { state, limit: 500, contact: "tests" });
  const { findings, pages, siteUrl } = await reportOn(crawledSource(crawled), { dataDir: resolve("data") });
  expect(findings).toEqual([]);
  expect(siteUrl).toBe(content.agency.url);
  const listed = pages.filter(({ status }) => status === "listed").map(({ address }) => address);
  expect(listed.sort()).toEqual([...expectedPages().keys()].sort());
});
