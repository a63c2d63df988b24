import { graphql } from "gatsby";

interface Props {
  readonly page: Queries.PurposeFragment;
}

/** Mission and vision: the two sides of one crease. */
export function Purpose({ page: { mission, vision } }: Props) {
  return (
    <section className="purpose" aria-labelledby="mission vision">
      <div className="purpose__inner wrap">
        <div className="purpose__side">
          <h2 className="purpose__title" id="mission">
            {mission.title}
          </h2>
          <p className="purpose__text">{mission.text}</p>
        </div>
        <div className="purpose__side">
          <h2 className="purpose__title" id="vision">
            {vision.title}
          </h2>
          <p className="purpose__text">{vision.text}</p>
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
