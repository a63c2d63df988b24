import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readEarlierReport } from "../src/earlier-report";
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
