import { numberOf } from "#lib/number-of";
import { type FindingGroup, groupsOf, type Reported } from "../finding-groups";
import { FindingItem } from "./FindingItem";

/** As many different findings of one rule as are shown. */
const EXAMPLES = 8;

interface Props {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly findings: readonly Reported[];
}

/** Findings by the rules they break: why it matters, where it is, and what to change. */
export function FindingsSection({ id, title, about, findings }: Props) {
  // That there is nothing is said at the top.
  if (findings.length === 0) return null;
  return (
    <section className={`band band--${id}`} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} tabIndex={-1}>
          {title} <span className="soft">{findings.length}</span>
        </h2>
        <p className="soft band__about">{about}</p>
        {groupsOf(findings).map((group) => (
          <Group key={group.rule.id} section={id} group={group} />
        ))}
      </div>
    </section>
  );
}

interface GroupProps {
  readonly section: string;
  readonly group: FindingGroup;
}

function Group({ section, group: { rule, pages, items } }: GroupProps) {
  const { id, severity, title, reason, source } = rule;
  const more = items.length - EXAMPLES;
  return (
    <article className={`rule rule--${severity}`}>
      <div className="rule__why">
        <h3 id={`${section}-${id}`} tabIndex={-1}>
          {title}
        </h3>
        <p>
          <span className={`badge badge--${severity}`}>{severity}</span> on {numberOf(pages.length, "page")}
        </p>
        <p className="soft">{reason}</p>
        <p className="rule__source">
          <code>{id}</code> <a href={source}>Source: {new URL(source).hostname}</a>
        </p>
      </div>
      <ul className="rule__findings">
        {items.slice(0, EXAMPLES).map((item, index) => (
          <FindingItem key={index} group={item} />
        ))}
        {more > 0 && (
          <li className="soft">
            {more} more in <a href="findings.csv">findings.csv</a>
          </li>
        )}
      </ul>
    </article>
  );
}
