import { Link } from "gatsby";

interface Props {
  /** The pages above this one, from the home page down. */
  readonly items: readonly { readonly label: string; readonly to: string }[];
  /** Name of this page. */
  readonly current: string;
}

/** Where a page stands, and the way back up. */
export function Breadcrumb({ items, current }: Props) {
  return (
    <nav className="full" aria-label="Breadcrumb">
      <ol className="breadcrumb__list row text-small" role="list">
        {items.map(({ label, to }, index) => (
          <li className={`breadcrumb__item line gap-3 target soft ${index > 0 ? "pointed" : ""}`} key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li className="breadcrumb__item line gap-3 target soft pointed" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
