import { grouped } from "./grouped";
import { ruleText } from "./rules/all";
import type { RuleText } from "./rules/rule";
import { type Effect, type Finding, SEVERITIES, type SilencedFinding } from "./seo-report";

/** A finding, or one that is kept, with the reason. */
export type Reported = Finding | SilencedFinding;

/** All that breaks one rule. */
export interface FindingGroup {
  readonly rule: RuleText;
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
    const items = [...grouped(own, likenessOf).values()].sort((a, b) => pagesOf(b).length - pagesOf(a).length);
    return { rule: ruleText(rule), pages: pagesOf(own), items };
  });
  return groups.sort((a, b) => rankOf(a) - rankOf(b) || b.pages.length - a.pages.length);
}

function rankOf({ rule: { effect, severity } }: FindingGroup): number {
  return EFFECTS.indexOf(effect) * SEVERITIES.length + SEVERITIES.indexOf(severity);
}

function likenessOf(finding: Reported): string {
  return JSON.stringify([finding.found, finding.change, "reason" in finding ? finding.reason : ""]);
}

/** Pages, and files of the site, that findings are on, each once. */
export function pagesOf(findings: readonly Reported[]): readonly string[] {
  return [...new Set(findings.flatMap(({ page, pages = [page] }) => pages))];
}

/** Findings by the pages that they are on. */
export function findingsByPage(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const each = findings.flatMap((finding) => pagesOf([finding]).map((page) => ({ page, finding })));
  const byPage = grouped(each, ({ page }) => page);
  return new Map([...byPage].map(([page, own]) => [page, own.map(({ finding }) => finding)]));
}
