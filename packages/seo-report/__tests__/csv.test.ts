import { pagesAsCsv } from "../src/write/pages-csv";
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
