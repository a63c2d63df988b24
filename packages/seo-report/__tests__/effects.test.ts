import { RULE_TEXTS, ruleText } from "../src/rules/all";
import type { RuleId } from "../src/rules/rule-ids";
import { ABOUT, add, type Change, noTag } from "./change";
import { smallSite } from "./small-site";

const EFFECTS = ["index", "rich-result", "clicks", "advice"];

it.each(RULE_TEXTS)("says what breaking $id costs, and who says so", ({ effect, severity, source }) => {
  expect(EFFECTS).toContain(effect);
  // What costs nothing is no warning, and what costs something is no mere advice.
  expect(severity === "note").toBe(effect === "advice");
  expect(new URL(source).protocol).toBe("https:");
});

it.each<[RuleId, string, string]>([
  ["robots-blocks", "error", "index"],
  ["canonical-elsewhere", "error", "index"],
  ["json-ld-required", "error", "rich-result"],
  ["share-picture-missing", "error", "rich-result"],
  ["json-ld-recommended", "note", "advice"],
  ["og-locale", "warning", "rich-result"],
  ["description-missing", "warning", "clicks"],
  ["link-broken", "error", "clicks"],
  ["http-address", "error", "clicks"],
  ["http-link", "note", "advice"],
  ["og-optional", "note", "advice"],
  ["share-picture-ratio", "note", "advice"],
  ["heading-skipped", "note", "advice"],
  ["exception-unused", "note", "advice"],
])("takes %s for an %s that concerns %s", (id, severity, effect) => {
  expect(ruleText(id)).toMatchObject({ severity, effect });
});

const ADVICE: readonly (readonly [what: string, change: Change, rule: RuleId])[] = [
  ["a share picture without an alternative text", noTag('<meta property="og:image:alt"'), "og-optional"],
  ["a link to another site over http", add('<a href="http://old.example/">Old</a>'), "http-link"],
  ["two headings of the first level", add("<h1>More</h1>"), "h1-several"],
];

it.each(ADVICE)("advises, and no more, at %s", async (_what, change, rule) => {
  const site = await smallSite();
  await change(site);
  const { findings, counts, pages } = await site.report();
  expect(findings).toEqual([expect.objectContaining({ rule, severity: "note", effect: "advice" })]);
  expect(counts).toMatchObject({ errors: 0, warnings: 0, notes: 1 });
  expect(pages.find(({ address }) => `${address}index.html` === `/${ABOUT}`)).toMatchObject({ warnings: 0, notes: 1 });
  await site.discard();
});
