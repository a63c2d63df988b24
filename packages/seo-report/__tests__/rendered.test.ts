import { findWindowless } from "../../../__tests__/support/windowless";
import { readFolder } from "../src/read/folder";
import { reportOn } from "../src/make-report";
import { render } from "../src/render/render";
import type { RuleId } from "../src/rules/rule-ids";
import type { SeoReport } from "../src/seo-report";
import { type ServedSite, servedSite } from "./crawl/crawled-site";
import { crawledSource } from "../src/crawl/crawled-source";
import { ABOUT } from "./change";
import { ORIGIN } from "./good-page";

// Each test starts a browser of its own.
beforeAll(async () => {
  process.env.CHROMIUM_PATH = await findWindowless();
});

let site: ServedSite;
beforeEach(async () => {
  site = await servedSite();
});
afterEach(() => site.discard());

/** Lets a script of the page about us do something when it is loaded. */
const script = (code: string) => site.swap(ABOUT, "</body>", `<script>${code}</script></body>`);

async function report(): Promise<SeoReport> {
  const source = await readFolder(site.folder);
  const rendered = await render(source, { load: 10_000, quiet: 1_000 });
  return reportOn({ ...source, rendered }, { dataDir: site.dataDir });
}

const META = 'const meta = document.head.appendChild(document.createElement("meta"));';
const WORDS = Array.from({ length: 120 }, (_, index) => `fold${index}`).join(" ");

const CHANGES: readonly (readonly [RuleId, string, string, string])[] = [
  ["rendered-noindex", "adds noindex", `${META} meta.name = "robots"; meta.content = "noindex";`, "noindex is added"],
  [
    "rendered-canonical",
    "changes the canonical address",
    'document.querySelector("link[rel=canonical]").href = "/services/";',
    `“${ORIGIN}/about/” becomes “/services/”`,
  ],
  ["rendered-title", "changes the title", 'document.title = "Sale";', "becomes “Sale”"],
  [
    "rendered-description",
    "takes the description away",
    'document.querySelector("meta[name=description]").remove();',
    "becomes nothing",
  ],
  [
    "rendered-hreflang",
    "adds a language version",
    `const link = document.head.appendChild(document.createElement("link")); link.rel = "alternate"; link.hreflang = "de"; link.href = "${ORIGIN}/de/";`,
    `nothing becomes “de ${ORIGIN}/de/”`,
  ],
  [
    "rendered-heading",
    "changes the main heading",
    'document.querySelector("h1").textContent = "Sale";',
    "“About us” becomes “Sale”",
  ],
  [
    "rendered-links",
    "makes a link",
    'document.querySelector("main").insertAdjacentHTML("beforeend", "<a href=/hidden/>More</a>");',
    "/hidden/",
  ],
  [
    "rendered-text",
    "writes most of the text",
    `setTimeout(() => document.querySelector("main").insertAdjacentHTML("beforeend", "<p>${WORDS}</p>"), 100);`,
    "120 of ",
  ],
  [
    "rendered-data",
    "adds structured data",
    'const data = document.head.appendChild(document.createElement("script")); data.type = "application/ld+json"; data.text = JSON.stringify({ "@context": "https://schema.org", "@type": "Product", name: "Crane" });',
    "Product",
  ],
  ["rendered-failed", "never ends", "for (;;);", "Timeout 10000ms exceeded"],
];

it.each(CHANGES)("%s is all that is said of a script that %s", async (rule, _what, code, found) => {
  await script(code);
  const { findings } = await report();
  expect(findings.map((finding) => [finding.rule, finding.page, finding.found])).toEqual([
    [rule, "/about/", expect.stringContaining(found)],
  ]);
});

it("names a noindex that a script takes away", async () => {
  await site.swap(ABOUT, "</head>", '<meta name="robots" content="noindex"></head>');
  await script('document.querySelector("meta[content=noindex]").remove();');
  const { findings } = await report();
  expect(findings.filter(({ rule }) => rule.startsWith("rendered-")).map(({ found }) => found)).toEqual([
    "noindex is taken away",
  ]);
});

it("finds nothing on a page that a script takes over without a change", async () => {
  await script(
    'const main = document.querySelector("main"); main.innerHTML = `${main.innerHTML}`; document.documentElement.dataset.hydrated = "";',
  );
  const { findings, scope } = await report();
  expect(findings).toEqual([]);
  expect(scope.rendered).toEqual({ pages: 4, failed: 0 });
});

it("draws the pages of a served site too, and tells of one that fails", async () => {
  await script('document.title = "Sale";');
  const source = crawledSource(await site.crawl());
  site.answer("/services/", { status: 500 });
  const rendered = await render(source, { load: 10_000, quiet: 1_000 });
  const { findings, scope } = await reportOn({ ...source, rendered }, { dataDir: site.dataDir });
  expect(findings.map(({ rule, page, found }) => [rule, page, found])).toEqual([
    ["rendered-title", "/about/", expect.stringContaining("Sale")],
    ["rendered-failed", "/services/", "answers 500"],
  ]);
  expect(scope).toMatchObject({ isServed: true, served: { at: site.origin }, rendered: { pages: 3, failed: 1 } });
});

it("says that there is no browser", async () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = "/nowhere/chromium";
  try {
    await expect(render(await readFolder(site.folder))).rejects.toThrow("CHROMIUM_PATH is /nowhere/chromium");
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});
