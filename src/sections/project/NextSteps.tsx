import { graphql } from "gatsby";
import { words } from "../../lib/words";
import { ConsultationActions } from "./CaseActions";

interface Props {
  readonly project: Queries.NextStepsFragment;
}

/** What comes after the project, and what the reader can do next. */
export function NextSteps({ project: { nextSteps, actions, casePdf } }: Props) {
  if (!nextSteps) return null;
  return (
    <section className="band one-page" aria-labelledby="next-steps">
      <div className="next-steps wrap grid gap-6 split">
        <h2 id="next-steps">{words.caseStudy.nextSteps}</h2>
        <ol role="list">
          {nextSteps.map((step, index) => (
            <li className="next-steps__step edged pad-3" key={step}>
              <span className="next-steps__number hued strong" aria-hidden="true">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        {actions === "consultation" && <ConsultationActions pdf={casePdf} />}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment NextSteps on Project {
    nextSteps
    actions
    casePdf {
      ...CasePdfAction
    }
  }
`;
