import { graphql, Link } from "gatsby";
import { Quote } from "../../components/Quote";
import { Stars } from "../../components/Stars";
import { StatList } from "../../components/StatList";

interface Props {
  readonly clients: Queries.ClientQuotesFragment;
  readonly stats: Queries.ClientStatsFragment;
}

/** All clients after the figures: loud and quiet quotes beside each other, changing sides from row to row. */
export function ClientQuotes({ clients: { testimonials }, stats: { stats } }: Props) {
  return (
    <section className="client-quotes band" aria-label="Clients">
      <div className="wrap">
        <StatList stats={stats} label="What clients say, in figures" />
        <ul className="client-quotes__list" role="list">
          {testimonials.map((person) => (
            <li className="client-quotes__client" key={person.name} data-hue={person.project.service.discipline}>
              <Stars rating={person.rating} />
              <Quote testimonial={person} />
              <dl className="client-quotes__facts">
                <dt>Industry</dt>
                <dd>{person.industry}</dd>
                <dt>Project</dt>
                <dd>
                  <Link to={person.project.path}>{person.project.title}</Link>
                </dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ClientStats on TestimonialsPage {
    stats {
      value
      label
    }
  }
  fragment ClientQuotes on Testimonials {
    testimonials {
      name
      rating
      industry
      project {
        title
        path
        service {
          discipline
        }
      }
      ...Quote
    }
  }
`;
