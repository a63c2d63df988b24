import type { RuleId } from "../src/rules/rule-ids";
import { ABOUT, type Change, SITEMAP, swap } from "./change";
import { smallSite } from "./small-site";

const INDEX = "sitemap.xml";

const withoutSitemaps: Change = async (on) => {
  await on.remove(INDEX);
  await on.remove(SITEMAP);
};

/** The small site's sitemap under a name that nothing names. */
const elsewhere: Change = async (on) => {
  await on.write("sitemap-index.xml", (await on.readBytes(INDEX)) ?? "");
  await on.remove(INDEX);
};

const CHANGES: readonly (readonly [what: string, change: Change, rule: RuleId, advice: string])[] = [
  ["no JSON", swap(ABOUT, '{"@context"', "{{"), "json-ld-syntax", "valid JSON"],
  ["another vocabulary", swap(ABOUT, '"https://schema.org"', '"https://x.example"'), "json-ld-syntax", "@context"],
  ["a sitemap that is not there", withoutSitemaps, "sitemap-missing", "Write the sitemap"],
  ["a sitemap that nothing names", elsewhere, "sitemap-missing", "Name https://foldwell.example/sitemap-index.xml"],
];

it.each(CHANGES)("says of %s what to do about it", async (_what, change, rule, advice) => {
  const site = await smallSite();
  await change(site);
  const { findings } = await site.report();
  expect(findings).toEqual([expect.objectContaining({ rule, change: expect.stringContaining(advice) as string })]);
  await site.discard();
});
