import { ruleText } from "../rules/all";
import type { RuleId } from "../rules/rule-ids";
import type { Effect, Finding, SilencedFinding } from "../seo-report";
import { PageList } from "./page-links";

type Reported = Finding | SilencedFinding;

/** What each effect is called, for those who pay for the site. */
const EFFECTS: Readonly<Record<Effect, string>> = {
  index: "Costs a place in the index",
  "rich-result": "Costs a rich result or share card",
  clicks: "Costs visitors",
  advice: "Advice",
};

interface Props {
  readonly id: string;
  readonly title: string;
  readonly findings: readonly Reported[];
}

/** Findings by the rules they break: why it matters, where it is, and what to change. */
export function FindingsSection({ id, title, findings }: Props) {
  // That there is nothing is said at the top.
  if (findings.length === 0) return null;
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  return (
    <section className={`band band--${id}`} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} tabIndex={-1}>
          {title} <span className="soft">{findings.length}</span>
        </h2>
        {rules.map((rule) => (
          <RuleFindings key={rule} rule={rule} findings={findings.filter((finding) => finding.rule === rule)} />
        ))}
      </div>
    </section>
  );
}

interface RuleFindingsProps {
  readonly rule: RuleId;
  readonly findings: readonly Reported[];
}

function RuleFindings({ rule, findings }: RuleFindingsProps) {
  const { title, reason, source, effect } = ruleText(rule);
  return (
    <article className="rule">
      <div className="rule__why">
        <h3>{title}</h3>
        <p className="soft">{reason}</p>
        <p className="rule__source">
          <span className="effect">{EFFECTS[effect]}</span> <code>{rule}</code>{" "}
          <a href={source}>{new URL(source).hostname}</a>
        </p>
      </div>
      <ul className="rule__findings">
        {alike(findings).map((group) => (
          <FindingItem key={group.map(({ page, found }) => page + found).join()} group={group} />
        ))}
      </ul>
    </article>
  );
}

interface FindingItemProps {
  /** Findings that differ only in their page and its data file. */
  readonly group: readonly Reported[];
}

function FindingItem({ group }: FindingItemProps) {
  const [first] = group;
  if (!first) return null;
  const pages = [...new Map(group.flatMap(({ page, pages: all = [page], file }) => all.map((one) => [one, file])))];
  const isOneFile = new Set(pages.map(([, file]) => file)).size === 1;
  return (
    <li className="finding">
      <p className="finding__found">{first.found}</p>
      <PageList addresses={pages.map(([page]) => page)} files={isOneFile ? undefined : new Map(pages)} />
      <p>
        {first.change} {isOneFile && first.file !== "" && <code>{first.file}</code>}
      </p>
      {"reason" in first && <p className="finding__reason">Kept: {first.reason}</p>}
    </li>
  );
}

/** What is the same on several pages is said once. */
function alike(findings: readonly Reported[]): readonly (readonly Reported[])[] {
  const groups = new Map<string, Reported[]>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.found, finding.change, "reason" in finding ? finding.reason : ""]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}
