import { graphql } from "gatsby";
import { slugOf } from "../../lib/slug";
import { useCurrentSection } from "./use-current-section";

interface Props {
  readonly services: readonly Queries.ServiceSheetFragment[];
}

/** The index of the page: one sheet folded like a map, a panel for each service, in its discipline's paper. */
export function ServiceSheet({ services }: Props) {
  const current = useCurrentSection(services.map(({ title }) => slugOf(title)));
  return (
    <nav className="service-sheet" aria-label="Services on this page">
      <ul className="service-sheet__panels" role="list">
        {services.map(({ title, discipline }) => (
          <li className="service-sheet__panel" key={title} data-hue={discipline}>
            <a
              className="service-sheet__link"
              href={`#${slugOf(title)}`}
              aria-current={slugOf(title) === current ? "location" : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const query = graphql`
  fragment ServiceSheet on Service {
    title
    discipline
  }
`;
