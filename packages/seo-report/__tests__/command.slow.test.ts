import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../../../__tests__/support/command";
import type { SeoReport } from "../src/seo-report";
import { ABOUT, ART, SERVICES } from "./change";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";

let site: SmallSite;
let out: string;
beforeEach(async () => {
  site = await smallSite();
  out = join(site.folder, "../report");
});
afterEach(() => site.discard());

const seo = (...args: readonly string[]) =>
  runCommand("seo", { args: ["--site", site.folder, "--data", site.dataDir, "--out", out, ...args] });

it("writes the report and ends well on a good site", async () => {
  const { code, output } = await seo();
  expect(output).toContain("5 pages, 4 of them listed: 0 errors, 0 warnings, 0 notes, 0 silenced");
  expect(output).toContain(join(out, "index.html"));
  expect(code).toBe(0);
  expect((await readdir(out)).sort()).toEqual([
    ...["findings.csv", "index.html", "inlinks.csv", "pictures", "pictures.csv", "report.csv", "report.json"],
  ]);
  expect(await readdir(join(out, "pictures"))).toHaveLength(4);
  const { made, ...report } = JSON.parse(await readFile(join(out, "report.json"), "utf8")) as SeoReport;
  expect(report).toEqual(await site.report());
  expect(made?.command).toBe(`npm run seo -- --site ${site.folder} --data ${site.dataDir} --out ${out}`);
  expect(Date.now() - Date.parse(made?.date ?? "")).toBeLessThan(60_000);
  expect(made?.commit).toBeUndefined();
});

it("ends well with warnings and advice only, and tells their rules and what they cost", async () => {
  await site.swap(ABOUT, '<meta name="theme-color" content="#f8f4ec">', "");
  await site.swap(
    "index.html",
    '<meta property="og:locale" content="en_US">',
    '<meta property="og:locale" content="en-US">',
  );
  const { code, output } = await seo();
  expect(output).toMatch(/theme-color-missing.*note.*advice/);
  expect(output).toMatch(/og-locale.*warning.*rich-result/);
  expect(output).toContain("0 errors, 1 warning, 1 note, 0 silenced");
  expect(code).toBe(0);
});

it("fails with an error, and names page and rule", async () => {
  await site.swap(ABOUT, "</main>", '<a href="/none/">None</a></main>');
  const { code, output } = await seo();
  expect(output).toContain("/about/: link-broken: /none/");
  expect(output).toContain("1 error, 0 warnings");
  expect(code).toBe(1);
});

it("compares with the report that it writes over, and fails for a page that is gone", async () => {
  await seo();
  await site.remove(ABOUT);
  const { code, output } = await seo("--compare", join(out, "report.json"));
  expect(output).toContain('- /about/: data/redirects.json needs { "from": "/about/", "to": "/" }');
  expect(output).toContain("/about/: page-gone");
  expect(code).toBe(1);
});

it.each([
  ["no such file", undefined, "can't be read"],
  ["a text", "Dear client", "is no such report"],
  ["another JSON", '{"name":"x"}', "is no such report (format"],
  ["a report of another format", '{"format":99,"pages":[]}', "is no such report (format"],
  ["a report without titles", '{"format":1,"pages":[{"address":"/"}]}', "is no such report (pages.0.title"],
])("says what --compare may name when it names %s", async (_what, content, said) => {
  const old = join(site.folder, "../old.json");
  if (content !== undefined) await writeFile(old, content);
  const { code, output } = await seo("--compare", old);
  expect(output).toContain(`--compare: ${old} ${said}`);
  expect(output).toContain("allowed: a report.json of format 1");
  expect(code).toBe(1);
});

it("says in a sentence that there is no built site", async () => {
  const { code, output } = await seo("--site", join(site.folder, "nowhere"));
  expect(output).toContain("Run `npm run build` first");
  expect(output).not.toContain("    at ");
  expect(code).toBe(1);
});

it("says that a site does not name its address", async () => {
  await site.write("index.html", "<html><body><p>Hello</p></body></html>");
  for (const file of ["robots.txt", "sitemap.xml", ABOUT, SERVICES, ART]) await site.remove(file);
  const { output } = await seo();
  expect(output).toContain("https://address-unknown.invalid stands for it");
});

it.each([["--sites"], ["public"]])("says which option it does not know: %s", async (option) => {
  const { code, output } = await seo(option);
  expect(output).toContain(option);
  expect(output).not.toContain("    at ");
  expect(code).toBe(1);
});
