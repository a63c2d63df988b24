import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { Quote } from "../../components/Quote";
import { SectionHead } from "../../components/SectionHead";
import { addresses } from "../../lib/addresses";
import { words } from "../../lib/words";

interface Props {
  readonly quotes: Queries.QuotesFragment;
}

/** What clients say: the first like a poster, the others beside it. */
export function Quotes({ quotes: { intro, people } }: Props) {
  return (
    <section className="band one-page" aria-labelledby="quotes">
      <div className="wrap stack gap-6">
        <SectionHead intro={intro} id="quotes" />
        <div className="quotes grid gap-wide split--even">
          {people.map((person, index) => (
            <Quote key={person.name} testimonial={person} step={index === 0 ? "title-2" : "text-lead"} />
          ))}
        </div>
        {addresses.testimonials !== undefined && (
          <ArrowLink to={addresses.testimonials}>{words.actions.viewTestimonials}</ArrowLink>
        )}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Quotes on Quotes {
    intro {
      ...SectionHead
    }
    people {
      name
      ...Quote
    }
  }
`;
