import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead";

interface Props {
  readonly reasons: Queries.ReasonsFragment;
}

/** Reasons as a list beside their heading, which stays in view on a wide window. */
export function Reasons({ reasons: { intro, points } }: Props) {
  return (
    <section className="joined band one-page" aria-labelledby="reasons">
      <div className="wrap grid gap-6 split start">
        <div className="stays">
          <SectionHead intro={intro} id="reasons" />
        </div>
        <ul role="list">
          {points.map(({ title, text }) => (
            <li className="reasons__item grid gap-2" key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Reasons on Reasons {
    intro {
      ...SectionHead
    }
    points {
      ...Point
    }
  }
`;
