import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { htmlOf } from "../../src/gatsby/finish/page";
import { sheetWriter } from "../../src/gatsby/finish/page-sheet";
import { pageOf } from "../support/finished";

const ADDRESS = "/under/static/styles.0123456789.css";
const SHEET = ".card{color:red}.card:hover{color:blue}.other{color:green}";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sheet-"));
  await mkdir(join(folder, "static"));
  await writeFile(join(folder, "static/styles.0123456789.css"), SHEET);
});
afterEach(() => rm(folder, { recursive: true }));

const element = (text: string) => `<style data-href="${ADDRESS}" data-identity="gatsby-global-css">${text}</style>`;
/** As it stands in a finished page. */
const finished = (text: string) => element(text).replace(' data-identity="gatsby-global-css"', "");
const page = (head: string) => `<head>${head}</head><p class="card">$&</p>`;
const finisher = () => {
  const write = sheetWriter(folder, "/under");
  return async (html: string) => {
    const one = pageOf(html);
    const sheets = await write(one);
    return { sheets, html: htmlOf(one.document) };
  };
};
const finish = (html: string) => finisher()(html);

it("leaves a page the rules that it needs, behind the styles of its own head, in one element", async () => {
  const { html, sheets } = await finish(page(`<style>p{margin:0}</style>${element(SHEET)}`));
  const [whole, later = ""] = sheets;
  expect(whole).toBe(ADDRESS);
  expect(html).toBe(
    page(finished("p{margin:0}/**/.card{color:red}") + `<noscript><link rel="stylesheet" href="${later}"></noscript>`),
  );
});

it("writes the rules that come later beside the sheet, under a name made of them", async () => {
  const { sheets } = await finish(page(element(SHEET)));
  expect(sheets[1]).toMatch(/^\/under\/static\/later\.[\da-f]{10}\.css$/);
  const file = join(folder, (sheets[1] ?? "").replace("/under", ""));
  expect(await readFile(file, "utf8")).toBe(".card:hover{color:blue}");
  await writeFile(join(folder, "static/styles.0123456789.css"), `${SHEET}.card:hover{margin:0}`);
  expect((await finish(page(element(SHEET)))).sheets[1]).not.toBe(sheets[1]);
});

it.each([
  ["one element", "<style>p{margin:0}</style>"],
  ["several elements", "<style>p{margin:0}</style><title>A</title><style>b{margin:0}</style>"],
  ["no element", ""],
])("makes the same of a page once more that has %s of its own styles", async (_, own) => {
  const once = await finish(page(own + element(SHEET)));
  expect(once.html).not.toContain(".other");
  expect(once.html).not.toContain("<style>");
  expect(once.html).toContain(own.replace(/<style>(.*?)<\/style>(<title>A<\/title>)?/g, "$1"));
  expect(await finish(once.html)).toEqual(once);
});

it("stops at a page that has no sheet", async () => {
  await expect(finish(page("<style>p{margin:0}</style>"))).rejects.toThrow("has no style[data-href]");
});

it("reads the sheet once for all pages that are finished together", async () => {
  const finishOne = finisher();
  const first = await finishOne(page(element(SHEET)));
  await rm(join(folder, "static"), { recursive: true });
  expect(await finishOne(page(element(SHEET)))).toEqual(first);
});

it("leaves styles that stand in what React takes over where they are", async () => {
  const drawing = "<svg><style>path{fill:red}</style></svg>";
  expect((await finish(page(element(SHEET)) + drawing)).html).toContain(drawing);
});
