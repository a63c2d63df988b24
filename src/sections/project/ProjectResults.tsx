import { graphql } from "gatsby";

interface Props {
  readonly project: Queries.ProjectResultsFragment;
}

/** What changed by how much: the loudest thing on the page. Where there are metrics, they lie on its lower edge. */
export function ProjectResults({ project: { results, metrics } }: Props) {
  return (
    <section className="project-results" aria-labelledby="results">
      <div className="project-results__sheet">
        <div className="wrap">
          <h2 className="project-results__title" id="results">
            Results
          </h2>
          <ul className="project-results__list" role="list">
            {results.map(({ value, label }) => (
              <li className="project-results__item" key={label}>
                <span className="project-results__value">{value}</span>{" "}
                <span className="project-results__label">{label}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {metrics && (
        <div className="project-results__metrics wrap">
          <ul className="project-results__cards folded" role="list" aria-label="Metrics">
            {metrics.map(({ label, value, foot }) => (
              <li className="project-results__metric" key={label}>
                <span>{label}</span> <span className="project-results__figure">{value}</span>{" "}
                <span className="project-results__foot">{foot}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

export const query = graphql`
  fragment ProjectResults on Project {
    results {
      value
      label
    }
    metrics {
      label
      value
      foot
    }
  }
`;
