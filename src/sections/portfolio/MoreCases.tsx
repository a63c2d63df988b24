import { graphql, Link } from "gatsby";
import { TitleText } from "../../components/TitleText";
import { words } from "../../lib/words";

interface Props {
  readonly projects: readonly Queries.MoreCasesFragment[];
}

/** Case studies without a card, a line for each with what came of it; nothing where all have one. */
export function MoreCases({ projects }: Props) {
  if (projects.length === 0) return null;
  return (
    <section className="wrap band--tight grid gap-6 split" aria-labelledby="more-cases">
      <h2 className="title-3" id="more-cases">
        {words.portfolio.more}
      </h2>
      <ul role="list">
        {projects.map(({ path, title, service, results: [result] }) => (
          <li className="ruled ruled--closed pad-4 grid gap-2" key={path} data-hue={service.hue}>
            <Link className="title-4" to={path}>
              <TitleText title={title} />
            </Link>
            {result && (
              <p className="soft text-small">
                <span className="hued strong">{result.value}</span>
                {` ${result.label}`}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment MoreCases on Project {
    path
    title
    service {
      hue
    }
    results {
      value
      label
    }
  }
`;
