import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { crawl } from "../../src/crawl/crawl";
import { ABOUT } from "../change";
import { type ServedSite, servedSite } from "./crawled-site";

let site: ServedSite;
beforeEach(async () => {
  site = await servedSite();
});
afterEach(() => site.discard());

const asked = (path: string) => site.requests.filter((request) => request.path === path);
const link = (address: string) => site.swap(ABOUT, "</main>", `<a href="${address}">More of it</a></main>`);

it("says with each request who asks, and asks for nothing twice", async () => {
  await site.crawl();
  expect(new Set(site.requests.map(({ agent }) => agent))).toEqual(
    new Set(["SeoReportBot/1.0 (one site at a time, for its report; contact: tests@foldwell.example)"]),
  );
  const paths = site.requests.map(({ method, path }) => `${method} ${path}`);
  expect(paths).toEqual([...new Set(paths)]);
});

it("leaves alone what robots.txt forbids it, and what is another site's", async () => {
  await site.write("robots.txt", "User-agent: SeoReportBot\nDisallow: /services/\n\nUser-agent: *\nAllow: /\n");
  await link("https://elsewhere.example/");
  const { unread } = await site.crawl();
  expect(site.requests.filter(({ path }) => path.startsWith("/services/"))).toEqual([]);
  expect(unread.robots).toContain(`${site.origin}/services/`);
});

it("waits between two requests as long as robots.txt asks for", async () => {
  await site.write("robots.txt", "User-agent: *\nCrawl-delay: 1\n");
  await site.crawl({ limit: 2 });
  const times = site.requests.slice(2).map(({ at }) => at);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  // A busy machine notes a request later than it came.
  expect(Math.min(...gaps)).toBeGreaterThan(500);
});

it("reads no more pages than it is told to, and then calls none an orphan", async () => {
  const { counts, findings } = await site.crawledReport({ limit: 2 });
  expect(counts.pages).toBe(3);
  expect(findings).toEqual([]);
});

it("asks for ten of the addresses that differ by their queries, and for none that repeats itself", async () => {
  const queries = Array.from({ length: 30 }, (_, day) => `<a href="/about/?day=${day}">Day ${day}</a>`);
  await site.swap(ABOUT, "</main>", `${queries.join("")}<a href="/a/a/a/a/a/">On</a></main>`);
  const { unread, pages } = await site.crawl();
  expect(site.requests.filter(({ path }) => path.startsWith("/about/?"))).toHaveLength(10);
  expect(asked("/a/a/a/a/a/")).toEqual([]);
  expect(unread.endless).toHaveLength(21);
  expect([...pages.keys()].filter((path) => path.startsWith("/about/"))).toEqual(["/about/"]);
});

it("comes back to a server with too much to do when it says", async () => {
  let times = 0;
  site.answer("/services/", (_request, response) => {
    times += 1;
    if (times === 1) response.writeHead(503, { "retry-after": "1" }).end();
    else response.writeHead(200, { "content-type": "text/html" }).end("<html><title>Services</title></html>");
  });
  const { answers } = await site.crawl();
  const [first, second] = asked("/services/").map(({ at }) => at);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(950);
  expect(answers.get(`${site.origin}/services/`)?.status).toBe(200);
});

it("does not wait for an hour", async () => {
  site.answer("/services/", { status: 429, headers: { "retry-after": "3600" } });
  const { answers } = await site.crawl();
  expect(answers.get(`${site.origin}/services/`)?.status).toBe(429);
});

it("reads a sitemap that is compressed, and the parts of an index", async () => {
  const sitemap = await site.readBytes("sitemap-pages.xml");
  await site.write("sitemap-pages.xml.gz", gzipSync(sitemap ?? ""));
  await site.remove("sitemap-pages.xml");
  await site.swap("sitemap.xml", "sitemap-pages.xml", "sitemap-pages.xml.gz");
  expect((await site.crawledReport()).findings).toEqual([]);
  expect((await site.report()).findings).toEqual([]);
});

it("reads 15 MB of a page and no more", async () => {
  const page = await site.readBytes(ABOUT);
  site.answer("/about/", (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.write(page);
    const fill = () => {
      while (response.write(" ".repeat(1_000_000)));
    };
    response.on("drain", fill);
    fill();
  });
  const { pages, answers } = await site.crawl({ timeout: 60_000 });
  expect(answers.get(`${site.origin}/about/`)?.isCut).toBe(true);
  expect(pages.get("/about/")?.titles).toHaveLength(1);
}, 120_000);

it("tells rings and chains of redirects", async () => {
  const leads = (location: string) => ({ status: 301, headers: { location } });
  site.answer("/ring/", leads("/round/"));
  site.answer("/round/", leads("/ring/"));
  site.answer("/first/", leads("/second/"));
  site.answer("/second/", leads(`${site.origin}/services/`));
  await link("/ring/");
  await link("/first/");
  const { findings } = await site.crawledReport();
  const redirects = findings.filter(({ rule }) => rule.startsWith("redirect-"));
  expect(redirects.map(({ rule, page }) => [rule, page]).sort()).toEqual([
    ["redirect-chain", "/first/"],
    ["redirect-loop", "/ring/"],
  ]);
});

it("goes on from where it was killed, and reads what it would have read", async () => {
  const whole = await site.crawledReport();
  const before = site.requests.length;
  // A server that takes its time, so that there is something to interrupt.
  const state = join(site.folder, "../killed");
  const args = ["--url", `${site.origin}/`, "--state", state, "--rate", "10", "--out", join(site.folder, "../report")];
  const child = spawn(process.execPath, ["--import", "tsx", resolve("packages/seo-report/src/command.ts"), ...args]);
  while (site.requests.length < before + 5) await sleep(20);
  child.kill("SIGKILL");
  await once(child, "close");
  const kept = (await readFile(join(state, "answers.jsonl"), "utf8")).trim().split("\n").length;
  // As if it had been killed in the middle of a line.
  await appendFile(join(state, "answers.jsonl"), '{"keep":"text","url":"htt');
  const between = site.requests.length;
  const resumed = await site.crawledReport({ state });
  expect(kept).toBeGreaterThan(2);
  expect(site.requests.length - between).toBe(before - kept);
  expect(resumed.pages).toEqual(whole.pages);
});

it("begins anew when the one before has come to its end", async () => {
  await site.crawl();
  const first = site.requests.length;
  await site.crawl();
  expect(site.requests.length).toBe(2 * first);
});

it("reads a site under a path of its host, and nothing beside it", async () => {
  await site.write("robots.txt", "User-agent: *\nAllow: /\n");
  const html =
    '<html><head><title>Docs</title></head><body><a href="/">Out</a><a href="/docs/more/">In</a></body></html>';
  const headers = { "content-type": "text/html" };
  site.answer("/docs", { status: 301, headers: { location: "/docs/" } });
  for (const path of ["/docs/", "/docs/more/"]) site.answer(path, { headers, body: html });
  const options = { state: site.state, limit: 9, contact: "x", timeout: 30_000 };
  const { pages, siteUrl } = await crawl(new URL(`${site.origin}/docs`), options);
  expect([...pages.keys()].sort()).toEqual(["/", "/404.html", "/more/"]);
  expect(siteUrl).toBe(`${site.origin}/docs`);
  expect(asked("/")).toEqual([]);
});
