import { graphql } from "gatsby";
import { isAloneInRow } from "../../lib/alone-in-row";
import { slugIn } from "../../lib/slug";
import { words } from "../../lib/words";
import { useCurrentSection } from "./use-current-section";

interface Props {
  readonly services: readonly Queries.ServiceMapFragment[];
}

/** How many letters a word may have in a panel in the type of titles, in the widest fonts too; narrow ones count half. */
const ROOM = 10;

function letters(word: string): number {
  return word.length - (word.match(/[fijlrt1]/gi)?.length ?? 0) / 2;
}

/** The index of the page: one sheet folded like a map, a panel for each service, in its discipline's paper. */
export function ServiceMap({ services }: Props) {
  const current = useCurrentSection(services.map(({ path }) => slugIn(path)));
  const isClose = services.some(({ title }) => title.split(/[\s-]/).some((word) => letters(word) > ROOM));
  return (
    <nav className={`service-map stays${isClose ? " service-map--close" : ""}`} aria-label={words.regions.servicesHere}>
      <ul className="service-map__panels pairs" role="list">
        {services.map(({ title, path, hue }, index) => (
          <li
            className={`service-map__panel${isAloneInRow(index, services.length) ? " full" : ""}`}
            key={title}
            data-hue={hue}
          >
            <a
              className="service-map__link turns title-4"
              href={`#${slugIn(path)}`}
              aria-current={slugIn(path) === current ? "location" : undefined}
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
  fragment ServiceMap on Service {
    title
    path
    hue
  }
`;
