import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { content } from "../support/content";
import { copyProject, type ProjectCopy } from "../support/project-copy";
import { writeVisitContent } from "../support/visit-content";

/* An agency that one can go to, with legal pages and networks of its own: nothing but `data/` has changed. */

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  await writeVisitContent(join(copy.folder, "data"));
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
}, 600_000);
afterAll(() => copy.remove());

async function pageAt(path: string): Promise<Document> {
  return new JSDOM(await readFile(join(copy.folder, "public", path, "index.html"), "utf8")).window.document;
}

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
