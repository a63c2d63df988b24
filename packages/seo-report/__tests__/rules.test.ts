import { RULE_TEXTS, ruleText } from "../src/rules/all";
import { RULE_IDS } from "../src/rules/rule-ids";
import { bodyBreaks } from "./breaks/body";
import { forRobotsBreaks } from "./breaks/for-robots";
import { headBreaks } from "./breaks/head";
import { sharingBreaks } from "./breaks/sharing";
import { structuredDataBreaks } from "./breaks/structured-data";
import { ABOUT } from "./change";
import { CONTENT_KEEPS } from "./content-keeps";
import { ORIGIN } from "./good-page";
import { KEEPS } from "./keeps";
import { SEEDS } from "./seeds/all";
import { CANONICAL_HEADER_KEEPS } from "./seeds/canonical-headers";
import { ICON_KEEPS } from "./seeds/icons";
import { RICH_RESULT_KEEPS } from "./seeds/rich-results";
import { SCRIPT_KEEPS } from "./seeds/scripts";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";
import { changedAsAtRoot, PREFIX } from "./under-path";

const BREAKS = [...headBreaks, ...bodyBreaks, ...sharingBreaks, ...structuredDataBreaks, ...forRobotsBreaks];

let site: SmallSite;
afterEach(() => site.discard());

describe.each([
  ["at the root of its host", ""],
  ["under a path of its host", PREFIX],
])("of a site %s", (_where, prefix) => {
  beforeEach(async () => {
    site = changedAsAtRoot(await smallSite(prefix), prefix);
  });

  it("finds nothing at all where every rule is kept", async () => {
    const { siteUrl, findings, silenced, counts } = await site.report();
    expect(siteUrl).toBe(ORIGIN + prefix);
    expect(findings).toEqual([]);
    expect(silenced).toEqual([]);
    expect(counts).toEqual({ pages: 5, listed: 4, errors: 0, warnings: 0, notes: 0, silenced: 0 });
  });

  it.each(BREAKS)("%s finds %s", async (rule, _what, change, page, found) => {
    await change(site);
    const { findings } = await site.report();
    expect(findings.filter((finding) => finding.rule === rule)).toContainEqual(
      expect.objectContaining({
        ...{ rule, page },
        severity: ruleText(rule).severity,
        effect: ruleText(rule).effect,
        found: expect.stringContaining(found),
        change: expect.stringMatching(/^[A-Z].*[.}]$/s),
        file: expect.stringMatching(/^(?:data|src)\//),
      }),
    );
  });

  it.each([
    ...KEEPS,
    ...CONTENT_KEEPS,
    ...ICON_KEEPS,
    ...CANONICAL_HEADER_KEEPS,
    ...RICH_RESULT_KEEPS,
    ...SCRIPT_KEEPS,
  ])("finds nothing wrong with %s", async (_what, change) => {
    await change(site);
    expect((await site.report()).findings).toEqual([]);
  });
});

it("breaks every rule above; a page that is gone is told by the comparison, and answers by a server", () => {
  const broken = new Set([...BREAKS, ...SEEDS].map(([rule]) => rule));
  // What only a server or a browser can tell is broken there, in tests of their own.
  const ofFolders = RULE_IDS.filter((id) => !/^(?:answer|rendered)-|^redirect-insecure$/.test(id));
  expect(ofFolders.filter((id) => !broken.has(id))).toEqual(["page-gone"]);
});

it("has a text for every name of a rule, with a reason and a source", () => {
  expect(RULE_TEXTS.map(({ id }) => id).sort()).toEqual([...RULE_IDS].sort());
  for (const { reason, source } of RULE_TEXTS) {
    expect([reason.length > 25, source.startsWith("https://")]).toEqual([true, true]);
  }
});

it("says the width of a title as Arial of 20 px has it", async () => {
  site = await smallSite();
  await site.swap(ABOUT, "<title>Four people and a lot of paper</title>", "<title>HHmm</title>");
  const about = (await site.report()).pages.find(({ address }) => address === "/about/");
  // In Arial, H is 0.722 em wide and m 0.833.
  expect(about?.titleWidth).toBe(Math.round((2 * 0.722 + 2 * 0.833) * 20));
});
