import { graphql } from "gatsby";
import { words } from "../../lib/words";
import { Approach } from "./Approach";
import { ChallengeSolution } from "./ChallengeSolution";
import { DetailPicture } from "./DetailPicture";
import { ProjectInfo } from "./ProjectInfo";

interface Props {
  readonly project: Queries.ProjectStoryFragment;
}

/** The story, told from problem to work; beside it the facts, which stay in view on a wide window. */
export function ProjectStory({ project }: Props) {
  const [first, ...others] = project.overview;
  return (
    <div className="project-story wrap grid gap-8 band--tight">
      <ProjectInfo project={project} />
      <div className="project-story__text grid gap-8">
        <section className="grid" aria-labelledby="overview">
          <h2 className="full title-3" id="overview">
            {words.caseStudy.overview}
          </h2>
          <p className="project-story__lead text-lead">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <ChallengeSolution project={project} />
        {project.details.slice(0, 1).map((detail) => (
          <DetailPicture key={detail.caption} detail={detail} />
        ))}
        <Approach approach={project.approach} />
      </div>
    </div>
  );
}

export const query = graphql`
  fragment ProjectStory on Project {
    overview
    details {
      caption
      ...DetailPicture
    }
    approach {
      ...Approach
    }
    ...ChallengeSolution
    ...ProjectInfo
  }
`;
