import { graphql } from "gatsby";
import { transitionName } from "../lib/transition-name";
import { ProjectCard } from "./ProjectCard";

interface Props {
  readonly projects: readonly Queries.ProjectGridFragment[];
  /** Whether view transitions follow each card to its new place when the choice of projects changes. */
  readonly isNamed?: boolean;
}

/** Projects in a grid of uneven rows; whatever their number, no row is left half empty. */
export function ProjectGrid({ projects, isNamed = false }: Props) {
  return (
    <ul className="project-grid" role="list">
      {projects.map((project) => (
        <li
          className="project-grid__item"
          key={project.path}
          style={isNamed ? { viewTransitionName: transitionName("card", project.title) } : undefined}
        >
          <ProjectCard project={project}>
            {project.results.slice(0, 1).map(({ value, label }) => (
              <p className="project-grid__result" key={label}>
                <span className="project-grid__figure">{value}</span> {label}
              </p>
            ))}
          </ProjectCard>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ProjectGrid on Project {
    path
    title
    results {
      value
      label
    }
    ...ProjectCard
  }
`;
