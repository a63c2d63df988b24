import { grouped } from "./grouped";
import { ruleText } from "./rules/all";
import type { RuleText } from "./rules/rule";
import { type Effect, type Finding, SEVERITIES, type SilencedFinding } from "./seo-report";

/** A finding, or one that is kept, with the reason. */
export type Reported = Finding | SilencedFinding;

/** All that breaks one rule. */
export interface FindingGroup {
  readonly rule: RuleText;
  readonly count: number;
  /** Pages, and files of the site, that break it, each once. */
  readonly pages: readonly string[];
  /** Findings that differ only in their page and its data file stand together. */
  readonly items: readonly (readonly Reported[])[];
}

/** Effects from the worst on. */
export const EFFECTS: readonly Effect[] = ["index", "rich-result", "clicks", "advice"];

/** Findings by the rules they break, the most important first: by effect, by severity, by how many pages have them. */
export function groupsOf(findings: readonly Reported[]): readonly FindingGroup[] {
  const groups = [...grouped(findings, ({ rule }) => rule)].map(([rule, own]): FindingGroup => {
    const items = [...grouped(own, likenessOf).values()].sort((a, b) => b.length - a.length);
    return { rule: ruleText(rule), count: own.length, pages: [...new Set(own.map(({ page }) => page))], items };
  });
  return groups.sort((a, b) => rankOf(a) - rankOf(b) || b.pages.length - a.pages.length);
}

function rankOf({ rule: { effect, severity } }: FindingGroup): number {
  return EFFECTS.indexOf(effect) * SEVERITIES.length + SEVERITIES.indexOf(severity);
}

function likenessOf(finding: Reported): string {
  return JSON.stringify([finding.found, finding.change, "reason" in finding ? finding.reason : ""]);
}
