import { unknownAddress } from "../../src/crawl/unknown";
import type { RuleId } from "../../src/rules/rule-ids";
import { ABOUT, ART, SITEMAP } from "../change";
import { ORIGIN } from "../good-page";
import type { ServedSite } from "./crawled-site";

/** A fault that only a server can have, put alone into a good site, and what names it. */
type Seed = readonly [
  rule: RuleId,
  what: string,
  change: (site: ServedSite) => Promise<void> | void,
  page: string,
  found: string,
];

const HTML = { "content-type": "text/html" };
const link = (site: ServedSite, address: string) =>
  site.swap(ABOUT, "</main>", `<a href="${address}">More of it</a></main>`);
const leads = (location: string, status = 301) => ({ status, headers: { location } });

export const SEEDS: readonly Seed[] = [
  ["link-broken", "a link to what answers 404", (site) => link(site, "/nowhere/"), "/about/", "/nowhere/"],
  [
    "link-broken",
    "a link to what answers 410",
    async (site) => {
      site.answer("/gone/", { status: 410, headers: HTML, body: "gone" });
      await link(site, "/gone/");
    },
    "/about/",
    "/gone/",
  ],
  [
    "answer-error",
    "a link to what answers 500",
    async (site) => {
      site.answer("/fails/", { status: 500, body: "" });
      await link(site, "/fails/");
    },
    "/fails/",
    "500; named by /about/",
  ],
  [
    "answer-error",
    "a link to what answers 403",
    async (site) => {
      site.answer("/closed/", { status: 403, body: "" });
      await link(site, "/closed/");
    },
    "/closed/",
    "403; named by /about/",
  ],
  [
    "answer-error",
    "a link to what never answers",
    async (site) => {
      site.answer("/sleeps/", () => undefined);
      await link(site, "/sleeps/");
    },
    "/sleeps/",
    "no answer within 5 seconds; named by /about/",
  ],
  [
    "answer-error",
    "a picture that answers 500",
    async (site) => {
      site.answer("/share/broken.jpg", { status: 500 });
      await site.swap(ABOUT, "</main>", `<img src="/share/broken.jpg" alt="A crane" width="9" height="9"></main>`);
    },
    "/share/broken.jpg",
    "500; named by /about/",
  ],
  [
    "link-redirect",
    "a link that is led on",
    async (site) => {
      site.answer("/old/", leads("/services/"));
      await link(site, "/old/");
    },
    "/about/",
    "/old/",
  ],
  [
    "answer-soft-404",
    "an unknown address that answers 200",
    (site) => {
      answerUnknown(site, { status: 200, headers: HTML, body: "<html><title>Home</title></html>" });
    },
    "/404.html",
    "an unknown address answers 200",
  ],
  [
    "answer-soft-404",
    "an unknown address that leads to the first page",
    (site) => {
      answerUnknown(site, leads("/", 302));
    },
    "/404.html",
    "an unknown address leads to /",
  ],
  [
    "not-found-missing",
    "an unknown address that answers without a page",
    (site) => {
      answerUnknown(site, { status: 404, headers: { "content-type": "text/plain" }, body: "nothing" });
    },
    "/404.html",
    "",
  ],
  [
    "answer-page-type",
    "a page that is sent as text",
    async (site) => {
      site.answer(encodeURI("/services/paper-–-art/"), {
        headers: { "content-type": "text/plain" },
        body: await bytesOf(site, ART),
      });
    },
    "/services/paper-–-art/",
    "text/plain",
  ],
  [
    "answer-file-type",
    "a sheet that is sent as text",
    async (site) => {
      site.answer("/site.css", { headers: { "content-type": "text/plain" }, body: "p { color: red }" });
      await site.swap(ABOUT, "</head>", `<link rel="stylesheet" href="/site.css"></head>`);
    },
    "/site.css",
    "a style sheet is sent as text/plain",
  ],
  [
    "answer-file-type",
    "a sitemap that is sent as a page",
    async (site) => {
      site.answer(`/${SITEMAP}`, { headers: HTML, body: await bytesOf(site, SITEMAP) });
    },
    `/${SITEMAP}`,
    "a sitemap is sent as text/html",
  ],
  [
    "answer-slow",
    "a page that takes four seconds",
    async (site) => {
      const body = await bytesOf(site, ABOUT);
      site.answer("/about/", (_request, response) => {
        setTimeout(() => response.writeHead(200, HTML).end(body), 4_000);
      });
    },
    "/about/",
    "of 5 pages: /about/ (",
  ],
  [
    "sitemap-noindex",
    "a page in the sitemap whose header says noindex",
    async (site) => {
      const headers = { ...HTML, "x-robots-tag": "googlebot: nosnippet, noindex" };
      site.answer("/about/", { headers, body: await bytesOf(site, ABOUT) });
    },
    "/about/",
    "noindex",
  ],
  [
    "canonical-several",
    "a header that names another canonical address than the tag",
    async (site) => {
      const headers = { ...HTML, link: `<${ORIGIN}/services/>; rel="canonical"` };
      site.answer("/about/", { headers, body: await bytesOf(site, ABOUT) });
    },
    "/about/",
    `${ORIGIN}/services/`,
  ],
  [
    "sitemap-missing",
    "a robots.txt whose sitemap answers 404",
    (site) => site.write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap-2.xml\n`),
    "/sitemap.xml",
    "",
  ],
];

async function bytesOf(site: ServedSite, file: string): Promise<Buffer> {
  const bytes = await site.readBytes(file);
  if (!bytes) throw new Error(`There is no ${file}`);
  return bytes;
}

function answerUnknown(site: ServedSite, answering: Parameters<ServedSite["answer"]>[1]): void {
  site.answer(unknownAddress(site.origin).pathname, answering);
}
