import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead";

interface Props {
  readonly refusals: Queries.RefusalsFragment;
}

/** What the agency says no to, on the dark side of the sheet: each line opens with a stroke, as if crossed out. */
export function Refusals({ refusals: { intro, items } }: Props) {
  return (
    <section className="refusals band one-page" aria-labelledby="refusals">
      <div className="wrap stack gap-6">
        <SectionHead intro={intro} id="refusals" looks="title-poster" />
        <ul role="list">
          {items.map((item) => (
            <li className="refusals__item edged pad-5 title-2" key={item}>
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Refusals on Refusals {
    intro {
      ...SectionHead
    }
    items
  }
`;
