import { graphql, Link } from "gatsby";
import { Quote } from "../../components/Quote";
import { Stars } from "../../components/Stars";
import { StatList } from "../../components/StatList";
import { words } from "../../lib/words";

interface Props {
  readonly clients: Queries.ClientQuotesFragment;
  readonly page: Queries.ClientStatsFragment;
}

/** All clients after the figures, each with the first sentence as a title. */
export function ClientQuotes({ clients: { testimonials }, page }: Props) {
  return (
    <section className="band" aria-label={words.regions.clients}>
      <div className="wrap">
        <StatList stats={page.stats} label={words.regions.clientFigures} />
        <ul className="client-quotes grid split--even" role="list">
          {testimonials.map((person) => (
            <li className="client-quotes__client folded grid" key={person.name} data-hue={person.project.service.hue}>
              {person.rating === null ? <span /> : <Stars rating={person.rating} />}
              <Quote testimonial={leftOf(person, page)} step="opened" />
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

/** What a client's card says: what is left where the sheet above has said a part of it. */
function leftOf(person: Queries.ClientQuotesFragment["testimonials"][number], page: Queries.ClientStatsFragment) {
  const { featured, featuredLine } = page;
  const { name, content } = person;
  if (name !== featured.name) return person;
  if (content.endsWith(` ${featuredLine}`))
    return { ...person, content: content.slice(0, -featuredLine.length).trim() };
  if (content.startsWith(`${featuredLine} `))
    return { ...person, content: `… ${content.slice(featuredLine.length).trim()}` };
  return person;
}

export const query = graphql`
  fragment ClientStats on TestimonialsPage {
    stats {
      ...StatList
    }
    featuredLine
    featured {
      name
    }
  }
  fragment ClientQuotes on Testimonials {
    testimonials {
      name
      content
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
