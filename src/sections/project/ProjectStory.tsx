import { graphql } from "gatsby";
import { Approach } from "./Approach";
import { ChallengeSolution } from "./ChallengeSolution";
import { DetailPicture } from "./DetailPicture";
import { ProjectInfo } from "./ProjectInfo";

interface Props {
  readonly project: Queries.ProjectStoryFragment;
}

/** The story, told from problem to work; beside it the facts, which stay in view on a wide window. */
export function ProjectStory({ project }: Props) {
  return (
    <div className="project-story wrap">
      <ProjectInfo project={project} />
      <div className="project-story__text">
        <section className="project-story__overview" aria-labelledby="overview">
          <h2 className="project-story__title" id="overview">
            Overview
          </h2>
          {project.overview.map((paragraph) => (
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
