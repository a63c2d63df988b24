import { UNUSED_EXCEPTION } from "./rules/all";
import type { Finding, SilencedFinding } from "./seo-report";
import type { Exception } from "./settings";

/** Findings that count and findings that are known and kept. */
export interface Silenced {
  readonly findings: readonly Finding[];
  readonly silenced: readonly SilencedFinding[];
}

/** Takes out what exceptions explain; one that explains nothing is a finding itself. */
export function silence(findings: readonly Finding[], exceptions: readonly Exception[]): Silenced {
  const exceptionFor = (finding: Finding) =>
    exceptions.find(({ page, rule }) => page === finding.page && rule === finding.rule);
  const unused = exceptions.filter((exception) => !findings.some((finding) => exceptionFor(finding) === exception));
  return {
    findings: [...findings.filter((finding) => !exceptionFor(finding)), ...unused.map(unusedFinding)],
    silenced: findings.flatMap((finding) => {
      const reason = exceptionFor(finding)?.reason;
      return reason === undefined ? [] : [{ ...finding, reason }];
    }),
  };
}

function unusedFinding({ page, rule }: Exception): Finding {
  return {
    rule: UNUSED_EXCEPTION.id,
    severity: UNUSED_EXCEPTION.severity,
    effect: UNUSED_EXCEPTION.effect,
    page,
    found: `nothing breaks ${rule} here`,
    change: "Take the entry away.",
    file: "data/seo-exceptions.json",
  };
}
