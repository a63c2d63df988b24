import { graphql } from "gatsby";
import { ProjectGrid } from "../../components/ProjectGrid";
import { words } from "../../lib/words";
import { NextProject } from "./NextProject";

interface Props {
  readonly project: Queries.RelatedWorkFragment;
}

/** Where to read on: cards of related work, and the next project, which takes the whole width. */
export function RelatedWork({ project: { related } }: Props) {
  const [next, ...others] = related;
  return (
    <>
      {others.length > 0 && (
        <section className="band screen-only" aria-labelledby="related-work">
          <div className="wrap stack gap-6">
            <h2 id="related-work">{words.caseStudy.relatedWork}</h2>
            <ProjectGrid projects={others} />
          </div>
        </section>
      )}
      {next && <NextProject project={next} />}
    </>
  );
}

export const query = graphql`
  fragment RelatedWork on Project {
    related {
      ...NextProject
      ...ProjectGrid
    }
  }
`;
