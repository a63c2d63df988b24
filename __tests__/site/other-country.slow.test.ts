import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { copyProject, type ProjectCopy } from "../support/project-copy";

/*
 * The same agency in Hamburg: its language, currency, phone and prices are its own, its pages are light alone, and nothing
 * but `data/` has changed.
 */

const PHONE = "+49 (0)40 5550 1420";
const CALLS = "tel:+494055501420";
const FIXED = "1.200\u00a0€";
const RANGE = "2.400\u00a0€ - 18.000\u00a0€";

/** Words that nothing says where there is no choice of colours. */
const THEME_WORDS = ["theme", "systemTheme", "lightTheme", "darkTheme"];

type Json = Record<string, unknown>;

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  await change("site.json", (site) => ({
    ...site,
    language: "de-DE",
    currency: "EUR",
    phone: PHONE,
    themes: ["light"],
  }));
  await change("words.json", (words) => ({ ...words, frame: without(words.frame as Json, THEME_WORDS) }));
  await change("packages.json", (file) => ({
    ...file,
    packages: (file.packages as Json[]).map((one, index) => ({
      ...one,
      price: index === 0 ? { min: 1200, max: 1200 } : { min: 2400, max: 18_000 },
    })),
  }));
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
}, 600_000);
afterAll(() => copy.remove());

async function change(file: string, edit: (value: Json) => Json): Promise<void> {
  const path = join(copy.folder, "data", file);
  await writeFile(path, JSON.stringify(edit(JSON.parse(await readFile(path, "utf8")) as Json)));
}

function without(value: Json, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

async function pageAt(path: string): Promise<Document> {
  return new JSDOM(await readFile(join(copy.folder, "public", path, "index.html"), "utf8")).window.document;
}

it("says its language to browsers, networks and search engines", async () => {
  const page = await pageAt("/");
  expect(page.documentElement.lang).toBe("de-DE");
  expect(page.querySelector('meta[property="og:locale"]')?.getAttribute("content")).toBe("de_DE");
  const graph = page.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  expect(JSON.parse(graph)).toMatchObject({
    "@graph": expect.arrayContaining([expect.objectContaining({ "@type": "WebSite", inLanguage: "de-DE" })]),
  });
});

it("shows all prices in its currency, a fixed one as one figure", async () => {
  const prices = (await pageAt("/pricing/")).querySelector("main")?.textContent ?? "";
  expect(prices).toContain(FIXED);
  expect(prices).toContain(RANGE);
  expect(prices).toContain("5.000\u00a0€10.000\u00a0€15.000\u00a0€20.000\u00a0€");
  const service = (await pageAt("/services/graphic-design/")).querySelector("main")?.textContent ?? "";
  expect(service).toContain(FIXED);
  for (const text of [prices, service]) expect(text).not.toMatch(/\$|USD/);
});

it("tells search engines its currency", async () => {
  const graph = (await pageAt("/pricing/")).querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  expect(graph).toContain('{"@type":"PriceSpecification","price":1200,"priceCurrency":"EUR"}');
  expect(graph).toContain('"minPrice":2400,"maxPrice":18000,"priceCurrency":"EUR"}');
  expect(graph).not.toContain("USD");
});

it("is called at the whole number from each page", async () => {
  for (const path of ["/", "/contact/", "/pricing/"]) {
    const links = [...(await pageAt(path)).querySelectorAll('a[href^="tel:"]')];
    expect(new Set(links.map((link) => `${String(link.getAttribute("href"))} ${link.textContent}`))).toEqual(
      new Set([`${CALLS} ${PHONE}`]),
    );
  }
});

it("has the figures of its form and its files as its language writes them", async () => {
  expect((await pageAt("/contact/")).querySelector("form")?.textContent).toContain("10.000 characters fit");
});

/** What there is only where colours can change. */
const TRACES = /prefers-color-scheme|color-scheme:\s*dark|data-theme|dataset\.theme|name="theme"|--night/g;

it("knows no dark colours: no choice, no script, no rule, no second ground", async () => {
  const folder = join(copy.folder, "public");
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:html|css|js|json|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const name of names) {
    const traces = new Set((await readFile(name, "utf8")).match(TRACES));
    // The library of the notifications asks for it, where a site has it follow the system.
    if (/\bapp-\w+\.js$/.test(name)) traces.delete("prefers-color-scheme");
    if (traces.size > 0) found.push(`${name}: ${[...traces].join(", ")}`);
  }
  expect(names.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
  const page = await pageAt("/");
  const grounds = [...page.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute("media"));
  expect(grounds).toEqual([null]);
});
