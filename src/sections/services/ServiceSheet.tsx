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
    <nav className="map stays" aria-label="Services on this page">
      <ul className="map__panels pairs" role="list">
        {services.map(({ title, discipline }) => (
          <li className="map__panel" key={title} data-hue={discipline}>
            <a
              className="map__link turns title-4"
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
