import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { words } from "../../lib/words";

interface Props {
  readonly why: Queries.WhyItMattersFragment;
}

/** The argument: a picture that makes it, the words beside it, and what the client can tick off. */
export function WhyItMatters({ why: { title, text, checklist, picture } }: Props) {
  return (
    <section className="band shade one-page" aria-labelledby="why">
      <div className="why-it-matters wrap grid gap-6 columns">
        <div className="why-it-matters__head stack">
          <p className="eyebrow">{words.service.why}</p>
          <h2 id="why">{title}</h2>
        </div>
        <Picture className="why-it-matters__picture folded opens" picture={picture} />
        <div className="why-it-matters__text stack gap-6">
          <p>{text}</p>
          <ul className="ruled" role="list">
            {checklist.map((item) => (
              <li className="why-it-matters__item medium" key={item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment WhyItMatters on Why {
    title
    text
    checklist
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 700, 1200]
            sizes: "(min-width: 98rem) 52rem, (min-width: 60rem) 54vw, 92vw"
          )
        }
      }
    }
  }
`;
