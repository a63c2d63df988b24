import { Link } from "gatsby";
import { pagesAbove } from "../lib/breadcrumb";
import { words } from "../lib/words";

interface Props {
  /** Address of this page on this site. */
  readonly path: string;
  /** Name of this page. */
  readonly current: string;
}

/** Where a page stands, and the way back up. */
export function Breadcrumb({ path, current }: Props) {
  return (
    <nav className="full" aria-label={words.frame.breadcrumb}>
      <ol className="breadcrumb__list row text-small" role="list">
        {pagesAbove(path).map(({ label, to }, index) => (
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
