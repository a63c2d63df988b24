import { graphql } from "gatsby";
import { words } from "../../lib/words";

interface Props {
  readonly project: Queries.ProjectResultsFragment;
}

/** What changed by how much: the loudest thing on the page. Where there are metrics, they lie on its lower edge. */
export function ProjectResults({ project: { results, metrics } }: Props) {
  return (
    <section aria-labelledby="results">
      <div className="project-results one-page band--tight sheet sheet--two">
        <div className="wrap">
          <h2 className="title-4" id="results">
            {words.caseStudy.results}
          </h2>
          <ul className="project-results__list grid gap-6" role="list">
            {results.map(({ value, label }) => (
              <li className="project-results__item row" key={label}>
                <span className="project-results__value">{value}</span>{" "}
                <span className="project-results__label text-lead">{label}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {metrics && (
        <div className="project-results__metrics wrap">
          <ul className="project-results__cards folded" role="list" aria-label={words.regions.metrics}>
            {metrics.map(({ label, value, foot }) => (
              <li className="project-results__card grid gap-3 strong" key={label}>
                <span>{label}</span> <span className="project-results__figure title-2 hued">{value}</span>{" "}
                <span className="project-results__foot soft text-small">{foot}</span>
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
