import type { SeoReport } from "../../src/seo-report";
import { type ServedSite, servedSite } from "./crawled-site";
import { SEEDS } from "./seeds";

let site: ServedSite;
beforeEach(async () => {
  site = await servedSite();
});
afterEach(() => site.discard());

/** On a busy machine, any page may take its time: that is told where it is asked for. */
function withoutHaste(rule: string, report: SeoReport): SeoReport {
  return { ...report, findings: report.findings.filter((one) => one.rule === rule || one.rule !== "answer-slow") };
}

it("finds nothing wrong with a served site of which it finds nothing wrong in its folder", async () => {
  const [served, built] = [await site.crawledReport(), await site.report()];
  expect(withoutHaste("", served).findings).toEqual([]);
  expect(served.siteUrl).toBe(built.siteUrl);
  expect(served.pages.map(({ address, status }) => [address, status])).toEqual(
    built.pages.map(({ address, status }) => [address, status]),
  );
  expect(served.pages).toEqual(built.pages);
});

it.each(SEEDS)("%s is all that is said of %s", async (rule, _what, change, page, found) => {
  await change(site);
  const { findings } = withoutHaste(
    rule,
    await site.crawledReport(found.startsWith("no answer") ? { timeout: 5_000 } : {}),
  );
  expect(findings.map((finding) => [finding.rule, finding.page, finding.found])).toEqual([
    [rule, page, expect.stringContaining(found)],
  ]);
});
