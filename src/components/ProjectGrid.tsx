import { graphql } from "gatsby";
import { ProjectCard } from "./ProjectCard";

interface Props {
  readonly projects: readonly Queries.ProjectGridFragment[];
}

/** Projects in a grid of uneven rows; whatever their number, no row is left half empty. */
export function ProjectGrid({ projects }: Props) {
  return (
    <ul className="project-grid grid gap-8 gap-x-6 twelve-columns" role="list">
      {projects.map((project, index) => (
        <li className={classOf(index, projects.length)} key={project.path} data-category={project.category}>
          <ProjectCard project={project}>
            {project.results.slice(0, 1).map(({ value, label }) => (
              <p className="project-grid__result hairline text-small" key={label}>
                <span className="title-3 hued">{value}</span>
                {` ${label}`}
              </p>
            ))}
          </ProjectCard>
        </li>
      ))}
    </ul>
  );
}

/** Each third of five, and a card that would stand alone in its row, take the whole of it. */
function isAcross(index: number, count: number): boolean {
  const place = index % 5;
  return place === 2 || (index === count - 1 && (place === 0 || place === 3));
}

function classOf(index: number, count: number): string | undefined {
  const names = [isAcross(index, count) && "project-grid__across", isSmall(index, count) && "project-grid__small"];
  return names.filter(Boolean).join(" ") || undefined;
}

/** On a phone: one card across, then two beside each other; so are two by themselves. */
function isSmall(index: number, count: number): boolean {
  const isAlone = index === count - 1 && index % 3 === 1;
  return count === 2 || (index % 3 !== 0 && !isAlone);
}

export const query = graphql`
  fragment ProjectGrid on Project {
    path
    category
    title
    results {
      value
      label
    }
    ...ProjectCard
  }
`;
