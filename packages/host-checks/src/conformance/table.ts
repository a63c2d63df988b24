import type { HostReport, Outcome } from "./check-host";
import { RULES } from "./rules/all";

/** The outcome as Markdown: a table host by rule, the reasons for each "no", and the hosts that were not run. */
export function markdownTable(reports: readonly HostReport[], notRun: readonly NotRun[]): string {
  const run = reports.filter(({ outcomes }) => outcomes.length > 0);
  const reasons = [...new Set(run.flatMap(({ outcomes }) => outcomes.flatMap((outcome) => outcome.reasons)))];
  const rows = RULES.map(({ id, expects }) => [
    `**${id}**: ${expects}`,
    ...run.map(({ outcomes }) =>
      cellOf(
        outcomes.find(({ rule }) => rule === id),
        reasons,
      ),
    ),
  ]);
  const missing = reports
    .filter(({ outcomes }) => outcomes.length === 0)
    .map((report) => ({ name: report.name, reason: report.missing ?? "It did not start" }));
  return [
    row(["rule", ...run.map(({ name }) => name)]),
    row(["---", ...run.map(() => "---")]),
    ...rows.map(row),
    "",
    ...reasons.map((reason, index) => `${String(index + 1)}. ${reason}.`),
    "",
    ...[...missing, ...notRun].map(({ name, reason }) => `- Not run: ${name}. ${reason}.`),
    "",
  ].join("\n");
}

/** A host that can't be run on a machine of one's own. */
export interface NotRun {
  readonly name: string;
  readonly reason: string;
}

/** "no" with the numbers of its reasons; in bold where there is none for something. */
function cellOf(outcome: Outcome | undefined, reasons: readonly string[]): string {
  if (outcome === undefined) return "";
  if (outcome.faults.length > 0) return "**no**";
  if (outcome.reasons.length === 0) return "yes";
  return `no: ${outcome.reasons.map((reason) => String(reasons.indexOf(reason) + 1)).join(", ")}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
