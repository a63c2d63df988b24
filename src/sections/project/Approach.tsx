import { graphql } from "gatsby";

interface Props {
  readonly approach: Queries.ApproachFragment;
}

/** What it does, or how it was made: numbered lines between creases. */
export function Approach({ approach: { title, points } }: Props) {
  return (
    <section className="one-page" aria-labelledby="approach">
      <h2 id="approach">{title}</h2>
      <ol className="approach" role="list">
        {points.map((point, index) => (
          <li className="approach__point grid pad-5 ruled" key={point.title}>
            <span className="title-3 hued" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="title-4">{point.title}</h3>
            <p className="soft">{point.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const query = graphql`
  fragment Approach on TitledPoints {
    title
    points {
      title
      text
    }
  }
`;
