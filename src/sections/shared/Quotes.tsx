import { graphql } from "gatsby";
import { Quote } from "../../components/Quote";
import { SectionHead } from "../../components/SectionHead";

interface Props {
  readonly quotes: Queries.QuotesFragment;
}

/** What clients say: the first like a poster, the others beside it. */
export function Quotes({ quotes: { intro, people } }: Props) {
  return (
    <section className="quotes band" aria-labelledby="quotes">
      <div className="wrap stack stack--loose">
        <SectionHead intro={intro} id="quotes" />
        <div className="quotes__list">
          {people.map((person) => (
            <Quote key={person.name} testimonial={person} />
          ))}
        </div>
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
