import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { makeReport } from "../src/make-report";
import { ownerOf } from "../src/settings";
import { findingsAsCsv } from "../src/write/findings-csv";
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

it("names a broken link of a build that is for any host, though it has the file of GitHub's", async () => {
  await site.write(".nojekyll", "");
  await site.write("_redirects", "/old/ /about/ 301");
  await site.swap(ABOUT, "</main>", '<a href="/none/">None</a></main>');
  expect((await site.report()).findings).toMatchObject([{ rule: "link-broken", page: "/about/", found: "/none/" }]);
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

it("counts one title of many pages on each of them, and writes it into the table for each", async () => {
  const about = await readFile(join(site.folder, ABOUT), "utf8");
  const names = ["a", "b", "c", "d", "e", "f"];
  for (const name of names) {
    const html = about.replaceAll("/about/", `/${name}/`).replace("</main>", `<p>Fold ${name}.</p></main>`);
    await site.write(`${name}/index.html`, html);
  }
  const inspection = await site.inspect();
  const shared = inspection.report.findings.filter(({ rule }) => rule === "title-shared");
  const addresses = ["/about/", ...names.map((name) => `/${name}/`)];
  expect(shared).toMatchObject([{ found: expect.stringMatching(/: on (?:\/\w+\/, ){3}\/\w+\/ and 3 more$/) }]);
  expect([...(shared[0]?.pages ?? [])].sort()).toEqual([...addresses].sort());
  const rows = findingsAsCsv(inspection).split("\r\n");
  expect(rows.filter((row) => row.includes(",title-shared,"))).toHaveLength(addresses.length);
  const counted = inspection.report.pages.filter(({ address }) => addresses.includes(address));
  expect(counted.map(({ errors }) => errors > 0)).toEqual(addresses.map(() => true));
});

it("says a habit once, whatever links each page has", async () => {
  const about = await readFile(join(site.folder, ABOUT), "utf8");
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  for (const name of names) {
    const links = `<a href="/services">Services</a>${name < "f" ? "" : `<a href="/about">About</a><a href="/${name}">Here</a>`}`;
    const html = about.replaceAll("/about/", `/${name}/`).replace("</main>", `${links}</main>`);
    await site.write(`${name}/index.html`, html);
  }
  const { findings } = await site.report();
  const habits = findings.filter(({ rule }) => rule === "link-redirect");
  expect(habits.map(({ pages }) => pages)).toEqual([names.map((name) => `/${name}/`)]);
});

it("says of a picture that networks cut no second time that pages share it", async () => {
  const { width, height } = { width: 512, height: 512 };
  const icon = sharp({ create: { width, height, channels: 3, background: "#123456" } });
  await site.write("share/icon.jpg", await icon.jpeg().toBuffer());
  for (const file of [ABOUT, "services/index.html"]) {
    const html = await readFile(join(site.folder, file), "utf8");
    await site.write(
      file,
      html
        .replace(/og:image" content="[^"]*/, `og:image" content="${ORIGIN}/share/icon.jpg`)
        .replace(/.*og:image:(?:width|height).*/g, ""),
    );
  }
  const { findings } = await site.report();
  const rules = findings.map(({ rule }) => rule).filter((rule) => rule !== "og-optional");
  expect(rules).toEqual(["share-picture-size", "share-picture-size"]);
});

it("says of a locale in another form what it is, whatever language the page has", async () => {
  await site.swap(ABOUT, "en_US", "en");
  const { findings } = await site.report();
  expect(findings.map(({ rule, found }) => [rule, found])).toEqual([["og-locale-bare", "en"]]);
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
