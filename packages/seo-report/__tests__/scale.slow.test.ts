import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeReport } from "../src/write/write-report";
import { ABOUT } from "./change";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";

/** Enough that texts which name all other pages are seen. */
const PAGES = 400;

/** What is opened within a second, and can be mailed. */
const MOST_BYTES = 5_000_000;

let site: SmallSite;
let out: string;
beforeAll(async () => {
  site = await smallSite();
  out = await mkdtemp(join(tmpdir(), "seo-scale-"));
  const html = await readFile(join(site.folder, ABOUT), "utf8");
  const everywhere = Array.from({ length: 20 }, (_, page) => `<a href="/copy-${page}/">Copy ${page}</a>`).join(" ");
  for (let page = 0; page < PAGES; page += 1) {
    // The same title, description and text on all; all link to the same; one link of each leads nowhere.
    const faulty = html.replace("</main>", `${everywhere}<a href="/none-${page}/">None ${page}</a></main>`);
    await site.write(`copy-${page}/index.html`, faulty.replaceAll("/about/", `/copy-${page}/`));
  }
});
afterAll(async () => {
  await site.discard();
  await rm(out, { recursive: true, force: true });
});

it("says of many pages what all have once, in a report that opens, with every finding in its table", async () => {
  const inspection = await site.inspect();
  const page = await writeReport(inspection, site.readBytes, out);
  const { findings } = inspection.report;
  expect(findings.find(({ rule }) => rule === "title-shared")?.pages?.length).toBeGreaterThanOrEqual(PAGES);
  const long = findings.filter(({ found }) => found.length > 1000);
  expect(long.map(({ rule, found }) => `${rule}: ${found.slice(0, 200)}`)).toEqual([]);
  expect((await stat(page)).size).toBeLessThan(MOST_BYTES);
  const rows = (await readFile(join(out, "findings.csv"), "utf8")).split("\r\n");
  expect(rows.filter((row) => row.includes(",link-broken,"))).toHaveLength(PAGES);
});
