import { graphql } from "gatsby";

interface Props {
  readonly page: Queries.PurposeFragment;
}

/** Mission and vision: the two sides of one crease. */
export function Purpose({ page: { mission, vision } }: Props) {
  return (
    <section className="purpose one-page" aria-labelledby="mission vision">
      <div className="purpose__inner wrap band--tight grid split--even">
        <div className="stack">
          <h2 className="purpose__title title-4" id="mission">
            {mission.title}
          </h2>
          <p className="title-3">{mission.text}</p>
        </div>
        <div className="stack">
          <h2 className="purpose__title title-4" id="vision">
            {vision.title}
          </h2>
          <p className="title-3">{vision.text}</p>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Purpose on AboutPage {
    mission {
      ...Point
    }
    vision {
      ...Point
    }
  }
`;
