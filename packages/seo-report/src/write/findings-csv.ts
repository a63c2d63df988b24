import { pagesOf, type Reported } from "../finding-groups";
import type { Inspection } from "../make-report";
import { ruleText } from "../rules/all";
import { asCsv, type Columns } from "./as-csv";

const COLUMNS: Columns<Reported> = [
  ["Effect", ({ effect }) => effect],
  ["Severity", ({ severity }) => severity],
  ["Rule", ({ rule }) => rule],
  ["What", ({ rule }) => ruleText(rule).title],
  ["Page", ({ page }) => page],
  ["Found", ({ found }) => found],
  ["Change", ({ change }) => change],
  ["File", ({ file }) => file],
  ["Kept because", (finding) => ("reason" in finding ? finding.reason : "")],
  ["Source", ({ rule }) => ruleText(rule).source],
];

/**
 * Every finding on every page that it is about, also those that are kept: the page of the report shows some examples of
 * what is found on many pages.
 */
export function findingsAsCsv({ each, report: { silenced } }: Inspection): string {
  const rows = [...each, ...silenced].flatMap((one) => pagesOf([one]).map((page) => ({ ...one, page })));
  return asCsv(COLUMNS, rows);
}
