import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeReport } from "../src/make-report";
import { ownerOf } from "../src/settings";
import { ANY_KEEPS } from "./any-keeps";
import { ABOUT } from "./change";
import { ORIGIN } from "./good-page";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";

let site: SmallSite;
beforeEach(async () => {
  site = await smallSite();
});
afterEach(() => site.discard());

it.each(ANY_KEEPS)("finds nothing wrong with %s", async (_what, change) => {
  await change(site);
  expect((await site.report()).findings).toEqual([]);
});

it("names no file of this project for a site that others made", async () => {
  await site.swap(ABOUT, "<title>", "<title></title><!-- ");
  const { findings } = await makeReport({ siteDir: site.folder, dataDir: undefined, isOwn: false });
  expect(findings.map(({ rule, file }) => [rule, file])).toContainEqual(["title-missing", ""]);
  expect(findings.filter(({ file, change }) => file !== "" || /src\/|data\/|metadata\./.test(change))).toEqual([]);
});

it("takes the settings of this project for those of its own build only, and others where they are named", async () => {
  const empty = await mkdtemp(join(tmpdir(), "seo-report-"));
  expect(await ownerOf({ pages: [] }, undefined)).toEqual({ dataDir: undefined, isOwn: false });
  expect(await ownerOf({ pages: [] }, empty)).toEqual({ dataDir: empty, isOwn: false });
  await rm(empty, { recursive: true });
});

it("says once what many pages share, and once what each of many has in its own way", async () => {
  const about = await readFile(join(site.folder, ABOUT), "utf8");
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  for (const name of names) {
    const html = about.replaceAll("/about/", `/${name}/`).replace(/<meta name="theme-color"[^>]*>/, "");
    await site.write(`${name}/index.html`, html.replace(/<title>[^<]*/, `<title>${name}`));
  }
  const { findings, pages } = await site.report();
  const of = (rule: string) => findings.filter((finding) => finding.rule === rule);
  const addresses = names.map((name) => `/${name}/`);
  expect(of("theme-color-missing")).toMatchObject([
    { page: "/a/", found: "no theme-color tag (on 7 pages)", pages: addresses },
  ]);
  expect(of("title-length")).toMatchObject([
    { found: expect.stringContaining("7 pages, such as /a/ (1 character: a), /b/"), pages: addresses },
  ]);
  expect(of("title-length")[0]?.details?.[6]).toBe("/g/: 1 character: g");
  expect(pages.find(({ address }) => address === "/g/")?.words).toBeGreaterThan(100);
});

it("reads a site that does not say where it stands", async () => {
  await site.write("index.html", "<html><body><p>Hello</p></body></html>");
  for (const file of ["robots.txt", "sitemap.xml"]) await site.remove(file);
  for (const file of [ABOUT, "services/index.html", "services/paper-–-art/index.html"]) await site.remove(file);
  expect((await site.report()).siteUrl).toBe("https://address-unknown.invalid");
});

it("takes the address of a site from the canonical address of any page", async () => {
  await site.write("index.html", "<html><body><p>Hello</p></body></html>");
  for (const file of ["robots.txt", "sitemap.xml"]) await site.remove(file);
  expect((await site.report()).siteUrl).toBe(ORIGIN);
});

it("says that a site calls itself by http", async () => {
  for (const file of ["index.html", "robots.txt"]) {
    const text = await readFile(join(site.folder, file), "utf8");
    await site.write(file, text.replaceAll(ORIGIN, ORIGIN.replace("https:", "http:")));
  }
  const { findings } = await site.report();
  expect(findings.map(({ rule, page, found }) => [rule, page, found])).toContainEqual([
    ...["http-address", "/"],
    expect.stringContaining("calls itself http://foldwell.example"),
  ]);
});
