import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { ProjectCard } from "../../components/ProjectCard";
import { SectionHead } from "../../components/SectionHead";
import { addresses } from "../../lib/addresses";
import { words } from "../../lib/words";

interface Props {
  readonly featured: Queries.FeaturedProjectsFragment;
}

/** Three projects, large and uneven: the first runs wide, the others hang below at their own heights. */
export function FeaturedProjects({ featured: { intro, projects } }: Props) {
  return (
    <section className="band" aria-labelledby="featured-projects">
      <div className="featured-projects wrap grid gap-7 gap-x-6 columns">
        <SectionHead intro={intro} id="featured-projects" />
        {projects.map((project) => (
          <ProjectCard key={project.path} project={project} action={words.actions.viewDetails} />
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
