import { graphql, Link } from "gatsby";
import { words } from "../lib/words";

interface Props {
  readonly stats: readonly Queries.StatListFragment[];
  /** What the figures are about, for those who do not see where they stand. */
  readonly label: string;
}

/** Figures with what they count, in a row between creases; each leads to how it was counted, where that is told. */
export function StatList({ stats, label }: Props) {
  return (
    <ul className="stat-list grid gap-x-6" role="list" aria-label={label}>
      {stats.map((stat) => (
        <li className="stat-list__item stack gap-4 ruled" key={stat.label}>
          <span className="title-figure">
            {stat.toldAt === null ? (
              stat.value
            ) : (
              <Link className="stat-list__link" to={stat.toldAt}>
                {stat.value}
                <span className="visually-hidden">{` – ${words.actions.howCounted}`}</span>
              </Link>
            )}
          </span>{" "}
          <span className="stat-list__label soft">{stat.label}</span>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment StatList on ClaimStat {
    value
    label
    toldAt
  }
`;
