import { graphql } from "gatsby";
import { Steps } from "../../components/Steps";
import { words } from "../../lib/words";

interface Props {
  readonly project: Queries.DesignProcessFragment;
}

/** The steps of the design, where the case tells them. */
export function DesignProcess({ project: { designProcess } }: Props) {
  if (!designProcess) return null;
  return (
    <section className="band shade one-page" aria-labelledby="design-process">
      <div className="wrap stack gap-6">
        <h2 id="design-process">{words.caseStudy.designProcess}</h2>
        <Steps steps={designProcess} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment DesignProcess on Project {
    designProcess {
      ...Point
    }
  }
`;
