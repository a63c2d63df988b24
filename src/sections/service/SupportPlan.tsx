import { graphql } from "gatsby";
import { words } from "../../lib/words";
import { isAloneInRow } from "../../lib/alone-in-row";
import { Process } from "../shared/Process";

interface Props {
  readonly plan: Queries.SupportPlanFragment;
}

const HOW_IT_WORKS = { eyebrow: null, title: words.service.steps, text: null };

/** What is special to a service that is a person: offerings on one sheet, benefits, steps. */
export function SupportPlan({ plan: { offerings, benefits, steps } }: Props) {
  return (
    <>
      <section className="support-plan band one-page" aria-labelledby="offerings">
        <div className="wrap stack gap-6">
          <h2 id="offerings">{words.service.offerings}</h2>
          <ul className="support-plan__sheet" role="list">
            {offerings.map(({ title, text }, index) => (
              <li
                className={`support-plan__part stack gap-3${isAloneInRow(index, offerings.length) ? " full" : ""}`}
                key={title}
              >
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="support-plan band one-page" aria-labelledby="benefits">
        <div className="wrap stack gap-6">
          <h2 className="eyebrow" id="benefits">
            {words.service.benefits}
          </h2>
          <ul role="list">
            {benefits.map(({ title, text }) => (
              <li className="support-plan__benefit grid split--8-4 pad-5 ruled" key={title}>
                <h3 className="title-figure">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Process process={{ intro: HOW_IT_WORKS, steps }} />
    </>
  );
}

export const query = graphql`
  fragment SupportPlan on SupportPlan {
    offerings {
      ...Point
    }
    benefits {
      ...Point
    }
    steps {
      ...Point
    }
  }
`;
