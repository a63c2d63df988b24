import { ruleText } from "../rules/all";
import type { Finding, Severity } from "../seo-report";

const CLASSES: Readonly<Record<Severity, string>> = { error: "fault", warning: "warning", note: "soft" };

interface Props {
  readonly findings: readonly Finding[];
}

/** What is wrong with a page, or nothing. */
export function PageFindings({ findings }: Props) {
  if (findings.length === 0) return null;
  return (
    <section className="details__wide">
      <h3>To mend</h3>
      <ul className="to-mend">
        {findings.map(({ rule, severity, found, change, file }) => (
          <li key={rule + found}>
            <span className={CLASSES[severity]}>{severity}</span> <strong>{ruleText(rule).title}</strong>: {found}.{" "}
            {change} {file !== "" && <code>{file}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}
