import { graphql, Link } from "gatsby";
import { Quote } from "../../components/Quote";
import { Stars } from "../../components/Stars";
import { isAloneInRow } from "../../lib/alone-in-row";
import { StatList } from "../../components/StatList";
import { words } from "../../lib/words";

interface Props {
  readonly clients: Queries.ClientQuotesFragment;
  readonly stats: Queries.ClientStatsFragment;
}

/** All clients after the figures: loud and quiet quotes beside each other, changing sides from row to row. */
export function ClientQuotes({ clients: { testimonials }, stats: { stats } }: Props) {
  return (
    <section className="band" aria-label={words.regions.clients}>
      <div className="wrap">
        <StatList stats={stats} label={words.regions.clientFigures} />
        <ul className="client-quotes grid columns" role="list">
          {testimonials.map((person, index) => (
            <li className={classOf(index, testimonials.length)} key={person.name} data-hue={person.project.service.hue}>
              {person.rating === null ? <span /> : <Stars rating={person.rating} />}
              <Quote testimonial={person} step="text-lead" />
              <dl className="client-quotes__facts grid hairline text-small">
                <dt className="soft">{words.caseStudy.industry}</dt>
                <dd className="strong">{person.industry}</dd>
                <dt className="soft">{words.caseStudy.project}</dt>
                <dd className="strong">
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

/**
 * Of four, the second and the third are loud where there are two columns: they change sides from row to row. So is one
 * that has a row to itself.
 */
function classOf(index: number, count: number): string {
  if (isAloneInRow(index, count)) return "client-quotes__client client-quotes__client--loud full grid";
  const isLoud = index % 4 === 1 || index % 4 === 2;
  return `client-quotes__client grid ${isLoud ? "client-quotes__client--loud" : ""}`;
}

export const query = graphql`
  fragment ClientStats on TestimonialsPage {
    stats {
      ...StatList
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
          hue
        }
      }
      ...Quote
    }
  }
`;
