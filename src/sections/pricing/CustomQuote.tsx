import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button";
import { SectionHead } from "../../components/SectionHead";
import { contactPath } from "../../lib/routes";
import { words } from "../../lib/words";

interface Props {
  readonly customQuote: Queries.CustomQuoteFragment;
}

/** The alternative to a package: a sheet cut to the client's size, and what stands on it. */
export function CustomQuote({ customQuote: { intro, points } }: Props) {
  return (
    <section className="band shade one-page" aria-labelledby="custom-quote">
      <div className="custom-quote wrap grid gap-wide split--even middle">
        <div className="stack gap-6">
          <SectionHead intro={intro} id="custom-quote" looks="title-1" />
          <p>
            <ButtonLink to={contactPath({ intent: "quote" })} about={intro.title}>
              {words.actions.getQuote}
            </ButtonLink>
          </p>
        </div>
        <ul className="custom-quote__sheet sheet sheet--two" role="list">
          {points.map((point) => (
            <li className="custom-quote__point pad-3 medium" key={point}>
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment CustomQuote on CustomQuote {
    intro {
      ...SectionHead
    }
    points
  }
`;
