import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { ProjectCard } from "../../components/ProjectCard";
import { Quote } from "../../components/Quote";
import { addresses } from "../../lib/addresses";
import { counted, words } from "../../lib/words";

interface Props {
  readonly service: Queries.ServiceProjectsFragment;
}

/** Case studies that show this service, and what a client says of one; nothing where there are none. */
export function ServiceProjects({ service: { projects, testimonial } }: Props) {
  if (projects.length === 0) return null;
  return (
    <section className="band" aria-labelledby="service-projects">
      <div className="service-projects hung wrap grid gap-7 gap-x-5 split">
        <div className="stack start">
          <h2 id="service-projects">{counted(words.service.caseStudies, projects.length)}</h2>
          <ArrowLink to={addresses.portfolio}>{words.actions.viewPortfolio}</ArrowLink>
        </div>
        {projects.map((project) => (
          <ProjectCard key={project.path} project={project} />
        ))}
        {testimonial && (
          <div className="service-projects__voice" role="group" aria-label={words.caseStudy.quote}>
            <Quote testimonial={testimonial} step="title-3">
              <p>
                <ArrowLink to={testimonial.project.path}>{testimonial.project.title}</ArrowLink>
              </p>
            </Quote>
          </div>
        )}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ServiceProjects on Service {
    projects {
      path
      ...ProjectCard
    }
    testimonial {
      project {
        title
        path
      }
      ...Quote
    }
  }
`;
