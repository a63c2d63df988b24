import { type ServedSite, servedSite } from "./crawled-site";
import { SEEDS } from "./seeds";

let site: ServedSite;
beforeEach(async () => {
  site = await servedSite();
});
afterEach(() => site.discard());

it("finds nothing wrong with a served site of which it finds nothing wrong in its folder", async () => {
  const [served, built] = [await site.crawledReport(), await site.report()];
  expect(served.findings).toEqual([]);
  expect(served.siteUrl).toBe(built.siteUrl);
  expect(served.pages.map(({ address, status }) => [address, status])).toEqual(
    built.pages.map(({ address, status }) => [address, status]),
  );
  expect(served.pages).toEqual(built.pages);
});

it.each(SEEDS)("%s is all that is said of %s", async (rule, _what, change, page, found) => {
  await change(site);
  // A page that is slow is not one that does not answer.
  const { findings } = await site.crawledReport(rule === "answer-slow" ? { timeout: 5_000 } : {});
  expect(findings.map((finding) => [finding.rule, finding.page, finding.found])).toEqual([
    [rule, page, expect.stringContaining(found)],
  ]);
});
