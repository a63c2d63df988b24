import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { ProjectCard } from "../../components/ProjectCard";
import { SectionHead } from "../../components/SectionHead";
import { addresses } from "../../lib/addresses";
import { words } from "../../lib/words";
import { isAloneInRow } from "../../lib/alone-in-row";

interface Props {
  readonly featured: Queries.FeaturedProjectsFragment;
}

/** Projects, large and uneven: the heading stands above the words of the first, the others hang below at their heights. */
export function FeaturedProjects({ featured: { intro, projects } }: Props) {
  return (
    <section className="band" aria-labelledby="featured-projects">
      <div className="featured-projects wrap grid gap-7 gap-x-6 columns">
        <SectionHead intro={intro} id="featured-projects" />
        {projects.map((project, index) => (
          <ProjectCard
            key={project.path}
            project={project}
            action={words.actions.viewDetails}
            // The first has its own place.
            isAcross={index > 0 && isAloneInRow(index - 1, projects.length - 1)}
          />
        ))}
        <p className="full">
          <ArrowLink to={addresses.portfolio}>{words.actions.viewPortfolio}</ArrowLink>
        </p>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment FeaturedProjects on FeaturedProjects {
    intro {
      ...SectionHead
    }
    projects {
      path
      ...ProjectCard
    }
  }
`;
