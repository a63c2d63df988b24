interface Props {
  readonly stats: readonly { readonly value: string; readonly label: string }[];
  /** What the figures are about, for those who do not see where they stand. */
  readonly label: string;
}

/** Figures with what they count, in a row between creases. */
export function StatList({ stats, label }: Props) {
  return (
    <ul className="stat-list grid gap-x-6" role="list" aria-label={label}>
      {stats.map((stat) => (
        <li className="stat-list__item stack gap-2 ruled" key={stat.label}>
          <span className="title-figure">{stat.value}</span> <span className="stat-list__label soft">{stat.label}</span>
        </li>
      ))}
    </ul>
  );
}
