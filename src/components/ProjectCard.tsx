import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "./Picture";
import { TitleText } from "./TitleText";

interface Props {
  readonly project: Queries.ProjectCardFragment;
  /** Text of the link; without it the title is the link. Either way the whole card can be clicked. */
  readonly action?: string;
  readonly level?: 2 | 3;
  /** Whether it has a row of twelve columns to itself: its words stand beside the cover. */
  readonly isAcross?: boolean;
  /** What stands below the sentence. */
  readonly children?: ReactNode;
}

const ACROSS = "full grid split--8-4 gap-6 end";

/** A project as a card: cover, category and year, title, one sentence. */
export function ProjectCard({ project, action, level = 3, isAcross = false, children }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={`project-card ${isAcross ? ACROSS : "stack"}`} data-hue={project.service.hue}>
      <Picture className="project-card__cover shade fill turns opens" picture={project.cover} data-cover="" />
      <div className="stack gap-2 start">
        <p className="row gap-3 soft text-small">
          <span className="badge">{project.category}</span> <span>{project.year}</span>
        </p>
        <Heading>
          {action === undefined ? (
            <Link className="project-card__link whole-link" to={project.path}>
              <TitleText title={project.title} />
            </Link>
          ) : (
            <TitleText title={project.title} />
          )}
        </Heading>
        <p>{project.description}</p>
        {children}
        {action !== undefined && (
          <Link className="project-card__link whole-link arrow-link" to={project.path}>
            {action}
            <span className="visually-hidden">{` – ${project.title}`}</span>
          </Link>
        )}
      </div>
    </article>
  );
}

export const query = graphql`
  fragment ProjectCard on Project {
    title
    path
    category
    year
    description
    service {
      hue
    }
    cover {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [700, 1200]
            sizes: "(min-width: 60rem) min(56vw, 50rem), 92vw"
          )
        }
      }
    }
  }
`;
