import { ruleText } from "../rules/all";
import type { Finding, Severity } from "../seo-report";
import { EFFECT_TEXTS } from "./effects";
import { shortened } from "./FindingItem";

const CLASSES: Readonly<Record<Severity, string>> = { error: "fault", warning: "warning", note: "soft" };

/** What is found is told in so many characters. */
const LONGEST = 100;

interface Props {
  readonly findings: readonly Finding[];
  /** More than these are read in the table of findings. */
  readonly most?: number;
}

/** What is wrong with a page, or nothing. What to change is said with the rule, once for all pages. */
export function PageFindings({ findings, most = 10 }: Props) {
  if (findings.length === 0) return null;
  return (
    <section className="details__wide">
      <h3>To mend</h3>
      <ul className="to-mend">
        {findings.slice(0, most).map(({ rule, severity, effect, found }, index) => (
          <li key={index}>
            <span className={CLASSES[severity]}>{severity}</span>{" "}
            <a href={`#${effect}-${rule}`} title={EFFECT_TEXTS[effect].title}>
              {ruleText(rule).title}
            </a>
            : {shortened(found, LONGEST)}
          </li>
        ))}
        {findings.length > most && (
          <li className="soft">
            and {findings.length - most} more in <a href="findings.csv">findings.csv</a>
          </li>
        )}
      </ul>
    </section>
  );
}
