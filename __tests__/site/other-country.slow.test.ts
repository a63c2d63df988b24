import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { filled, words } from "../../src/lib/words";
import { content } from "../support/content";
import { copyProject, type ProjectCopy } from "../support/project-copy";
import { writeVisitContent } from "../support/visit-content";

/*
 * The same agency in Hamburg: its language, currency and prices are its own, its pages are light alone, and it has
 * an address, opening hours, networks and legal pages. Nothing but `data/` has changed.
 */

const FIXED = "1.200\u00a0€";
const RANGE = "2.400\u00a0€ - 18.000\u00a0€";

/** Words that nothing says where there is no choice of colours. */
const THEME_WORDS = ["theme", "systemTheme", "lightTheme", "darkTheme"];

type Json = Record<string, unknown>;

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  await writeVisitContent(join(copy.folder, "data"));
  await change("site.json", (site) => ({
    ...site,
    currency: "EUR",
    themes: ["light"],
  }));
  await change("words.json", (file) => ({ ...file, frame: without(file.frame as Json, THEME_WORDS) }));
  await change("packages.json", (file) => ({
    ...file,
    packages: (file.packages as Json[]).map((one, index) => ({
      ...one,
      price: index === 0 ? { min: 1200, max: 1200 } : { min: 2400, max: 18_000 },
    })),
  }));
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
});
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

it("has the figures of its form and its files as its language writes them", async () => {
  const { fit, characters } = words.form;
  const allowed = filled(fit, { characters: filled(characters.other, { count: "10.000" }) });
  expect((await pageAt("/contact/")).querySelector("form")?.textContent).toContain(allowed);
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

const linesOf = (element: Element | null) => element?.innerHTML.replaceAll("<br>", "\n").replace(/<[^>]+>/g, "");

const ADDRESS = "Speicherstadt 12\nHof 3\n20457 Hamburg\nDeutschland";

const HOURS = [
  ["Mo – Do", "09:00–12:30 Uhr\n13:30–18:00 Uhr"],
  ["Fr", "09:00–15:00 Uhr"],
  ["Sa", "Around the clock"],
];

function hoursIn(part: Element | null): (readonly (string | null | undefined)[])[] {
  return [...(part?.querySelectorAll("dl > div") ?? [])].map((row) => [
    row.querySelector("dt")?.textContent,
    linesOf(row.querySelector("dd")),
  ]);
}

it.each([
  ["/", "footer"],
  ["/contact/", "main"],
  ["/pricing/", "footer"],
])("says on %s, in its %s, where it is and when it is open", async (path, part) => {
  const place = (await pageAt(path)).querySelector(part);
  const address = [...(place?.querySelectorAll("p") ?? [])].find((p) => p.textContent.startsWith("Speicherstadt"));
  expect(linesOf(address ?? null)).toBe(ADDRESS);
  expect(hoursIn(place)).toEqual(HOURS);
});

it("tells search engines the same", async () => {
  const graph = (await pageAt("/")).querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  expect(JSON.parse(graph)).toMatchObject({
    "@graph": expect.arrayContaining([
      expect.objectContaining({
        "@type": "LocalBusiness",
        address: expect.objectContaining({ streetAddress: "Speicherstadt 12, Hof 3", addressCountry: "DE" }),
        openingHoursSpecification: expect.arrayContaining([
          expect.objectContaining({ dayOfWeek: ["Friday"], opens: "09:00", closes: "15:00" }),
          expect.objectContaining({ dayOfWeek: ["Saturday"], opens: "00:00", closes: "23:59" }),
        ]),
      }),
    ]),
  });
});

it("has a drawing of each of its networks", async () => {
  const links = [...(await pageAt("/")).querySelectorAll('footer a[href$="/webwerk"]')];
  expect(links.map((link) => link.textContent)).toEqual(
    ["mastodon", "bluesky", "xing"].map((name) => `${name} (opens in a new tab)`),
  );
  for (const link of links) expect(link.querySelector("svg path")?.getAttribute("d")).toMatch(/^M/);
});

it("leads from the foot of every page to its legal pages, in their order, and shows no text twice", async () => {
  for (const path of ["/", "/recht/impressum/"]) {
    const foot = (await pageAt(path)).querySelector("footer");
    const links = [...(foot?.querySelectorAll('a[href^="/recht/"]') ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Impressum", "/recht/impressum/"],
      ["Privacy Policy", "/recht/privacy-policy/"],
    ]);
    expect(foot?.querySelectorAll("dialog")).toHaveLength(0);
  }
});

it("has legal pages with headings, lists, a table and links that lead somewhere", async () => {
  const page = await pageAt("/recht/privacy-policy/");
  expect(page.title).toBe(`Privacy Policy und Ihre Rechte | ${content.agency.name}`);
  expect(page.querySelector('meta[name="description"]')?.getAttribute("content")).toMatch(/^Privacy Policy: was wir/);
  const headings = [...page.querySelectorAll("main :is(h1, h2, h3)")].map((one) => `${one.tagName} ${one.textContent}`);
  expect(headings).toEqual(["H1 Privacy Policy", "H2 Was wir speichern", "H3 Fristen", "H2 Ihre Rechte"]);
  expect(page.querySelectorAll("main :is(ul, ol) > li").length).toBeGreaterThanOrEqual(4);
  expect(page.querySelector("main table")?.textContent).toContain("10 Jahre");
  for (const link of page.querySelectorAll("main article div a")) {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("/")) expect(existsSync(join(copy.folder, "public", href, "index.html"))).toBe(true);
    if (href.startsWith("#")) expect(page.getElementById(decodeURI(href.slice(1)))?.tagName).toBe("H2");
  }
  const crumbs = [...page.querySelectorAll("main nav li")].map((crumb) => crumb.textContent);
  expect(crumbs).toEqual(["Home", "Privacy Policy"]);
});

it("lists its legal pages for search engines, and for programs that read the site", async () => {
  const sitemap = await readFile(join(copy.folder, "public/sitemap-1.xml"), "utf8");
  expect(sitemap).toContain("/recht/impressum/</loc>");
  expect(await readFile(join(copy.folder, "public/llms.txt"), "utf8")).toContain("[Impressum](");
});
