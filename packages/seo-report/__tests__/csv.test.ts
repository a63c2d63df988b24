import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findingsAsCsv } from "../src/write/findings-csv";
import { inlinksAsCsv } from "../src/write/inlinks-csv";
import { pagesAsCsv } from "../src/write/pages-csv";
import { picturesAsCsv } from "../src/write/pictures-csv";
import { ABOUT } from "./change";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";

let site: SmallSite;
beforeEach(async () => {
  site = await smallSite();
});
afterEach(() => site.discard());

/** The cells of a line, for lines whose cells hold no quotation marks. */
function cells(line: string | undefined): string[] {
  return [...(line ?? "").matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
}

it("has a row for each page, with as many cells as there are columns", async () => {
  const csv = pagesAsCsv(await site.report());
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const lines = csv.trim().split("\r\n");
  expect(lines).toHaveLength(6);
  const [header = [], ...rows] = lines.map(cells);
  expect(header.slice(0, 6)).toEqual(["Address", "Status", "Errors", "Warnings", "Notes", "Title"]);
  for (const row of rows) expect(row).toHaveLength(header.length);
  const about = rows.find(([address]) => address === "/about/") ?? [];
  const cell = (name: string) => about[header.indexOf(name)];
  expect(cell("Title")).toBe("Four people and a lot of paper");
  expect(cell("Title characters")).toBe("30");
  expect(cell("Pages linking here")).toBe("3");
  expect(cell("Click depth")).toBe("1");
  expect(cell("Structured data")).toBe("AboutPage, BreadcrumbList, ListItem");
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)"])("makes a title that a spreadsheet would run harmless: %s", async (title) => {
  await site.swap(ABOUT, "<title>Four people and a lot of paper", `<title>${title}`);
  const row = pagesAsCsv(await site.report())
    .split("\r\n")
    .find((line) => line.startsWith("/about/"));
  expect(cells(row)[5]).toBe(`'${title}`);
});

it("keeps commas, quotation marks and line breaks within a cell", async () => {
  await site.swap(ABOUT, 'name="description" content="', 'name="description" content="A &quot;fold&quot;, and more: ');
  expect(pagesAsCsv(await site.report())).toContain('"A ""fold"", and more: About us: what it is');
});

it("has each link with its text, its place and whether it is followed", async () => {
  await site.swap(ABOUT, "</main>", '<a href="/services/" rel="nofollow">=What we do</a></main>');
  const lines = inlinksAsCsv((await site.inspect()).site)
    .trim()
    .split("\r\n");
  expect(cells(lines[0])).toEqual([
    "Source page",
    "Target",
    "Leads to",
    "Anchor text",
    "Nofollow",
    "Place",
    "As written",
  ]);
  const row = ["/about/", "/services/", "page", "'=What we do", "yes", "main", "/services/"];
  expect(lines.map(cells)).toContainEqual(row);
});

it("has each picture with what its file is", async () => {
  await site.swap(ABOUT, "</main>", '<img src="/none.png" alt="" width="1" height="1"></main>');
  const { site: read } = await site.inspect();
  const rows = (await picturesAsCsv(read, site.readBytes)).trim().split("\r\n").map(cells);
  expect(rows).toContainEqual(["/about/", "/none.png", "", "empty: decoration", "", "", "", "missing"]);
  const found = rows.find(([page, , , , width]) => page?.startsWith("/") && Number(width) > 0);
  expect(found?.slice(4).map((cell) => cell !== "")).toEqual([true, true, true, true]);
});

it("has every finding, also where the report says once what many pages have", async () => {
  for (let page = 0; page < 6; page += 1) {
    const html = await readFile(join(site.folder, ABOUT), "utf8");
    await site.write(`copy-${page}/index.html`, html.replace(' lang="en"', ""));
  }
  const inspection = await site.inspect();
  const once = inspection.report.findings.filter(({ rule }) => rule === "language-missing");
  expect(once.map(({ pages }) => pages?.length)).toEqual([6]);
  const lines = findingsAsCsv(inspection).split("\r\n");
  expect(lines.filter((line) => line.includes(",language-missing,"))).toHaveLength(6);
});
