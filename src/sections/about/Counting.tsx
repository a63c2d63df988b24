import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead";
import { claimId } from "../../lib/routes";

interface Props {
  readonly intro: Queries.SectionHeadFragment;
  readonly agency: Queries.CountingFragment;
}

/** What each figure of the agency counts: the places that the figures themselves lead to. */
export function Counting({ intro, agency: { claims } }: Props) {
  return (
    <section className="band shade one-page" aria-labelledby="counting">
      <div className="wrap grid gap-6 split">
        <SectionHead intro={intro} id="counting" />
        <dl>
          {claims.map(
            ({ key, value, definition }) =>
              definition !== null && (
                <div className="counting__claim row ruled ruled--closed pad-3" id={claimId(key)} key={key}>
                  <dt className="title-3">{value}</dt>
                  <dd>{definition}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Counting on Agency {
    claims {
      key
      value
      definition
    }
  }
`;
