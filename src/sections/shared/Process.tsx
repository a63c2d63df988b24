import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead";
import { Steps } from "../../components/Steps";

interface Props {
  readonly process: Queries.ProcessFragment;
}

/** How the work goes, in steps that unfold from left to right. */
export function Process({ process }: Props) {
  return (
    <section className="band shade one-page" aria-labelledby="steps">
      <div className="wrap stack gap-6">
        <SectionHead intro={process.intro} id="steps" />
        <Steps steps={process.steps} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Process on Process {
    intro {
      ...SectionHead
    }
    steps {
      ...Point
    }
  }
`;
