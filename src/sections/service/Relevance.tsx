import { graphql } from "gatsby";
import { words } from "../../lib/words";

interface Props {
  readonly service: Queries.RelevanceFragment;
}

/** What the service does for a brand, said once and large. */
export function Relevance({ service: { relevance } }: Props) {
  return (
    <section className="relevance band one-page" aria-labelledby="relevance">
      <div className="wrap stack gap-6">
        <h2 className="eyebrow" id="relevance">
          {words.service.relevance}
        </h2>
        <p className="relevance__text title-2">{relevance}</p>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Relevance on Service {
    relevance
  }
`;
