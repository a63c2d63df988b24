import { graphql } from "gatsby";

interface Props {
  readonly approach: Queries.ApproachFragment;
}

/** What it does, or how it was made: numbered lines between creases. */
export function Approach({ approach: { title, points } }: Props) {
  return (
    <section aria-labelledby="approach">
      <h2 className="approach__title" id="approach">
        {title}
      </h2>
      <ol className="approach__list" role="list">
        {points.map((point) => (
          <li className="approach__point" key={point.title}>
            <h3 className="approach__name">{point.title}</h3>
            <p>{point.text}</p>
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
