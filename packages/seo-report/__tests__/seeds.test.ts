import { SEEDS } from "./seeds/all";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";

let site: SmallSite;
beforeEach(async () => {
  site = await smallSite();
});
afterEach(() => site.discard());

it.each(SEEDS)("%s is all that is said of %s", async (rule, _what, change, page, found) => {
  await change(site);
  const { findings } = await site.report();
  expect(findings.map((finding) => [finding.rule, finding.page, finding.found])).toEqual([
    [rule, page, expect.stringContaining(found)],
  ]);
});
