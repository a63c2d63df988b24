import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeReport } from "../src/make-report";
import type { RuleId } from "../src/rules/rule-ids";
import { PUBLIC } from "../../../__tests__/support/built-site";
import { content } from "../../../__tests__/support/content";

const { url } = content.agency;
const SERVICE = "/services/";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seo-many-"));
  // What pages show; scripts and their data are no part of the report.
  await cp(PUBLIC, folder, { recursive: true, filter: (path) => !/\.(?:js|map|json|avif|pdf)$/.test(path) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = (path: string) => join(folder, path.endsWith("/") ? `${path}index.html` : path);

async function change(path: string, pattern: RegExp, by: string): Promise<void> {
  const text = await readFile(fileOf(path), "utf8");
  if (!pattern.test(text)) throw new Error(`${path} has no ${String(pattern)}`);
  await writeFile(
    fileOf(path),
    text.replace(pattern, (...[, ...groups]: string[]) => by.replace("$1", () => String(groups[0]))),
  );
}

/** Twenty things that go wrong, each on a page of its own. */
const FAULTS: readonly (readonly [RuleId, string, RegExp, string])[] = [
  ["title-missing", "/about/", /<title[^>]*>[^<]*<\/title>/, ""],
  ["title-length", "/pricing/", /(<title[^>]*>)[^<]*/, "$1Prices"],
  ["description-missing", "/contact/", /<meta [^>]*name="description"[^>]*>/, ""],
  ["description-length", "/portfolio/", /(name="description" content=")[^"]*/, "$1Our work."],
  ["canonical-missing", `${SERVICE}web-design/`, /<link [^>]*rel="canonical"[^>]*>/, ""],
  ["canonical-elsewhere", `${SERVICE}web-development/`, /(rel="canonical" href=")[^"]*/, `$1${url}/`],
  ["canonical-form", `${SERVICE}app-development/`, /(rel="canonical" href="[^"]*)\/"/, '$1"'],
  ["sitemap-noindex", `${SERVICE}data-analytics/`, /(name="robots" content=")[^"]*/, "$1noindex"],
  ["language-missing", `${SERVICE}graphic-design/`, /<html lang="[^"]*"/, "<html"],
  ["viewport-missing", `${SERVICE}product-design/`, /<meta name="viewport"[^>]*>/, ""],
  ["h1-several", `${SERVICE}content-creation/`, /<\/main>/, "<h1>Twice</h1></main>"],
  ["picture-alt", `${SERVICE}brand-consultancy/`, /<\/main>/, '<img src="/icon.svg" width="1" height="1"></main>'],
  ["picture-missing", `${SERVICE}virtual-assistant/`, /(<img [^>]*src=")[^"]*/, "$1/none.webp"],
  ["link-broken", `${SERVICE}digital-marketing/`, /<\/main>/, '<a href="/none/">None</a></main>'],
  ["link-fragment", `${SERVICE}artificial-intelligence/`, /<\/main>/, '<a href="/about/#none">None</a></main>'],
  ["link-redirect", `${SERVICE}social-media-services/`, /<\/main>/, '<a href="/about">About</a></main>'],
  ["og-incomplete", "/projects/restaurant-pos-system/", /<meta [^>]*property="og:title"[^>]*>/, ""],
  ["og-url", "/projects/techflow-dashboard/", /(property="og:url" content=")[^"]*/, `$1${url}/`],
  ["twitter-card", "/projects/ecoshop-mobile-app/", /<meta [^>]*name="twitter:card"[^>]*>/, ""],
  [
    "json-ld-syntax",
    "/projects/banking-app-ux-redesign/",
    /<\/head>/,
    '<script type="application/ld+json">{</script></head>',
  ],
];

it("finds twenty faults in a copy of the site at once, and names page and data file of each", async () => {
  const report = async () => (await makeReport({ siteDir: folder, dataDir: resolve("data") })).findings;
  const before = new Set((await report()).map((finding) => JSON.stringify(finding)));
  for (const [, path, pattern, by] of FAULTS) await change(path, pattern, by);
  const found = (await report()).filter((finding) => !before.has(JSON.stringify(finding)));
  expect(FAULTS).toHaveLength(20);
  expect(new Set(FAULTS.map(([, path]) => path)).size).toBe(20);
  expect(found.map(({ rule, page }) => `${rule} ${page}`).sort()).toEqual(
    FAULTS.map(([rule, path]) => `${rule} ${path}`).sort(),
  );
  expect(found.find(({ page }) => page === "/pricing/")?.file).toBe("data/pages/pricing.json");
  expect(found.find(({ rule }) => rule === "link-broken")?.file).toBe("data/services/digital-marketing.json");
});
