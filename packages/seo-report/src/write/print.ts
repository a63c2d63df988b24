import { RULE_TEXTS } from "../rules/all";
import { UNKNOWN } from "../read/folder";
import type { Changes, SeoReport } from "../seo-report";

/** Prints how many findings each rule has, what changed, and where the whole report is. */
export function printReport({ siteUrl, counts, findings, changes, aiCrawlers }: SeoReport, page: string): void {
  const rows = RULE_TEXTS.map(({ id, severity, effect }) => {
    const own = findings.filter(({ rule }) => rule === id);
    const pages = new Set(own.flatMap(({ page, pages: all = [page] }) => all)).size;
    return { rule: id, severity, effect, findings: own.length, pages };
  }).filter((row) => row.findings > 0);
  if (siteUrl === UNKNOWN) console.log(`The site does not say where it stands: ${UNKNOWN} stands for it.`);
  if (rows.length > 0) console.table(rows);
  for (const finding of findings.filter(({ severity }) => severity === "error").slice(0, SHOWN)) {
    console.log(`${finding.page}: ${finding.rule}: ${finding.found}`);
  }
  if (changes) for (const line of linesOf(changes)) console.log(line);
  const shut = aiCrawlers.filter(({ mayRead }) => mayRead !== "all").map(({ name }) => name);
  console.log(`AI crawlers that may not read all: ${shut.length === 0 ? "none" : shut.join(", ")}`);
  const { pages, listed, errors, warnings, notes, silenced } = counts;
  const kinds = [counted(errors, "error"), counted(warnings, "warning"), counted(notes, "note")];
  const found = [...kinds, `${silenced} silenced`].join(", ");
  console.log(`${counted(pages, "page")}, ${listed} of them listed: ${found}`);
  console.log(page);
}

function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

/** More lines than fit on a screen are read in the report. */
const SHOWN = 20;

/** What changed, a line for each thing. */
function linesOf({ added, gone, changed }: Changes): string[] {
  return [
    ...added.map((page) => `+ ${page}`),
    ...gone.map(({ page, redirect, needed }) =>
      redirect === "" ? `- ${page}: data/redirects.json needs ${needed}` : `- ${page}, which leads to ${redirect}`,
    ),
    ...changed
      .slice(0, SHOWN)
      .map(({ page, field, before, after }) => `~ ${page} ${field}: ${shown(before)} → ${shown(after)}`),
    ...(changed.length > SHOWN ? [`~ ${changed.length - SHOWN} more in changes.csv`] : []),
    ...(added.length + gone.length + changed.length === 0 ? ["Nothing has changed since the earlier report."] : []),
  ];
}

function shown(value: string): string {
  return value === "" ? "(none)" : value;
}
