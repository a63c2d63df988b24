interface Props {
  readonly stats: readonly { readonly value: string; readonly label: string }[];
  /** What the figures are about, for those who do not see where they stand. */
  readonly label: string;
}

/** Figures with what they count, in a row between creases. */
export function StatList({ stats, label }: Props) {
  return (
    <ul className="stat-list" role="list" aria-label={label}>
      {stats.map((stat) => (
        <li className="stat-list__item" key={stat.label}>
          <span className="stat-list__value">{stat.value}</span> <span className="stat-list__label">{stat.label}</span>
        </li>
      ))}
    </ul>
  );
}
