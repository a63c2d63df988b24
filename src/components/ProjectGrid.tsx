import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { transitionName } from "../lib/transition-name";
import { ProjectCard } from "./ProjectCard";

interface Props {
  readonly projects: readonly Queries.ProjectGridFragment[];
  /** Whether cards and covers have names that view transitions follow. Names are unique on a page. */
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
          style={isNamed ? transitionNames(project.title) : undefined}
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

/** The card's own name, and one for its cover: that of the case study has the same. */
function transitionNames(title: string): CSSProperties & Record<`--${string}`, string> {
  return { viewTransitionName: transitionName("card", title), "--cover-name": transitionName("cover", title) };
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
