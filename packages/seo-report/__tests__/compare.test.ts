import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readEarlierReport, readEarlierReports } from "../src/earlier-report";
import { optionsIn } from "../src/options";
import type { SeoReport } from "../src/seo-report";
import { ABOUT, SITEMAP } from "./change";
import { ORIGIN } from "./good-page";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";

let site: SmallSite;
let before: SeoReport;
beforeEach(async () => {
  site = await smallSite();
  before = await site.report();
});
afterEach(() => site.discard());

it("finds no change on a site that is as it was", async () => {
  const { changes, findings } = await site.report(before);
  expect(changes).toEqual({ added: [], gone: [], changed: [] });
  expect(findings).toEqual([]);
});

it("reads a report of the time when it named only the origin of the site", async () => {
  const { siteUrl, ...rest } = before;
  const file = join(site.folder, "../old.json");
  await writeFile(file, JSON.stringify({ ...rest, origin: siteUrl }));
  const { changes } = await site.report(await readEarlierReport(file));
  expect(changes).toEqual({ added: [], gone: [], changed: [] });
});

it("makes the same report of the same site", async () => {
  expect(await site.report()).toEqual(before);
  expect(before.changes).toBeUndefined();
});

it("puts title, description, canonical, robots and types of structured data side by side", async () => {
  await site.swap(ABOUT, "<title>Four people and a lot of paper", "<title>Five people and a lot of paper");
  await site.swap(ABOUT, 'name="description" content="About us:', 'name="description" content="Who we are:');
  await site.swap(ABOUT, `rel="canonical" href="${ORIGIN}/about/`, `rel="canonical" href="${ORIGIN}/about`);
  await site.swap(ABOUT, 'content="index, follow"', 'content="index"');
  await site.swap(ABOUT, '"AboutPage"', '"ContactPage"');
  const { changes } = await site.report(before);
  expect(
    changes?.changed.map(({ page, field, before: old, after }) => [page, field, old.slice(0, 12), after.slice(0, 12)]),
  ).toEqual([
    ["/about/", "title", "Four people ", "Five people "],
    ["/about/", "description", "About us: wh", "Who we are: "],
    ["/about/", "canonical", `${ORIGIN}/about/`.slice(0, 12), `${ORIGIN}/about`.slice(0, 12)],
    ["/about/", "robots", "index, follo", "index"],
    ["/about/", "structured data", "AboutPage, B", "BreadcrumbLi"],
  ]);
  expect(changes?.changed.find(({ field }) => field === "canonical")).toMatchObject({
    before: `${ORIGIN}/about/`,
    after: `${ORIGIN}/about`,
  });
});

describe("a page that has moved", () => {
  beforeEach(async () => {
    await rename(join(site.folder, "about"), join(site.folder, "team"));
    await site.swap("team/index.html", `canonical" href="${ORIGIN}/about/`, `canonical" href="${ORIGIN}/team/`);
    await site.swap("team/index.html", `og:url" content="${ORIGIN}/about/`, `og:url" content="${ORIGIN}/team/`);
    await site.swap(SITEMAP, `${ORIGIN}/about/`, `${ORIGIN}/team/`);
  });

  const line = '{ "from": "/about/", "to": "/team/" }';

  it("is an error without a redirect, and the line that is needed is told", async () => {
    const { changes, findings } = await site.report(before);
    expect(changes?.added).toEqual(["/team/"]);
    expect(changes?.gone).toEqual([{ page: "/about/", redirect: "", needed: line }]);
    expect(findings).toContainEqual(
      expect.objectContaining({
        ...{ rule: "page-gone", severity: "error", page: "/about/", file: "data/redirects.json" },
        change: `Add the line ${line}`,
      }),
    );
  });

  it("is none with that redirect", async () => {
    await site.setData("redirects", [JSON.parse(line)]);
    const { changes, findings } = await site.report(before);
    expect(changes?.gone).toEqual([{ page: "/about/", redirect: "/team/", needed: "" }]);
    expect(findings.filter(({ rule }) => rule === "page-gone" || rule === "redirect-target")).toEqual([]);
  });
});

it("leads from a page that is gone without an heir to the nearest page above it", async () => {
  await site.remove("services/paper-–-art/index.html");
  const { changes } = await site.report(before);
  expect(changes?.gone[0]?.needed).toBe('{ "from": "/services/paper-–-art/", "to": "/services/" }');
});

it("puts main heading, words, links, share card and indexability side by side", async () => {
  await site.swap(ABOUT, "<h1>About us</h1>", "<h1>Who we are</h1>");
  await site.swap(
    ABOUT,
    "</main>",
    '<p>Three more words. <a href="/">Home</a> <a href="https://x.example/">X</a></p></main>',
  );
  await site.swap(ABOUT, '<meta property="og:type"', '<meta name="twitter:image" content="x"><meta property="og:type"');
  await site.swap("services/index.html", 'content="index, follow"', 'content="noindex"');
  const { changes } = await site.report(before);
  const changed = changes?.changed.map(({ page, field, before: old, after }) => [page, field, old, after]);
  const of = (page: string, field: string) => changed?.find(([at, what]) => at === page && what === field)?.slice(2);
  expect(of("/about/", "h1")).toEqual(["About us", "Who we are"]);
  // Three words, two links, and a word more in the heading.
  expect(Number(of("/about/", "words")?.[1]) - Number(of("/about/", "words")?.[0])).toBe(6);
  expect(of("/about/", "links")?.[1]).toContain("2 elsewhere");
  expect(of("/about/", "share card")?.[1]).toContain(" · x");
  expect(of("/services/", "indexability")).toEqual(["listed", "noindex: meta robots: noindex"]);
});

it("puts reports of several days into their order, and tells the figures of each", async () => {
  const folder = join(site.folder, "..");
  const days = ["2026-03-01", "2026-01-01", "2026-02-01"];
  for (const [index, day] of days.entries()) {
    const made = { date: `${day}T10:00:00.000Z`, command: "npm run seo" };
    await writeFile(
      join(folder, `${day}.json`),
      JSON.stringify({ ...before, made, counts: { ...before.counts, errors: index } }),
    );
  }
  const history = await readEarlierReports(days.map((day) => join(folder, `${day}.json`)));
  const { report } = await site.inspect({ history });
  expect(report.timeline?.map(({ name, counts }) => [name.slice(0, 10), counts.errors])).toEqual([
    ["2026-01-01", 1],
    ["2026-02-01", 2],
    ["2026-03-01", 0],
    ["now", 0],
  ]);
});

it("tells all it can be told at what it does not know, and when it is asked", () => {
  for (const told of [["--sitee", "x"], ["--site"]]) {
    expect(() => optionsIn(told)).toThrow(new RegExp(`${told[0] ?? ""}.*\\n\\nnpm run seo .*--compare FILES`, "s"));
  }
  expect(optionsIn(["--help"]).isHelp).toBe(true);
});

it("reads several files behind one --compare, or behind one each, and nothing that stands alone", () => {
  expect(optionsIn(["--compare", "a.json", "b.json", "--out", "x"]).compare).toEqual(["a.json", "b.json"]);
  expect(optionsIn(["--compare", "a.json", "--compare=b.json"]).compare).toEqual(["a.json", "b.json"]);
  expect(() => optionsIn(["--out", "x", "a.json"])).toThrow("What is a.json for?");
});
