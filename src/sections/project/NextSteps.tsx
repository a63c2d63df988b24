import { graphql } from "gatsby";
import { BankingActions } from "./CaseActions";

interface Props {
  readonly project: Queries.NextStepsFragment;
  readonly page: Queries.CaseActionsFragment;
}

/** What comes after the project, and what the reader can do next. */
export function NextSteps({ project: { nextSteps, actions, casePdf }, page }: Props) {
  if (!nextSteps) return null;
  return (
    <section className="band" aria-labelledby="next-steps">
      <div className="next-steps wrap">
        <h2 id="next-steps">Next steps</h2>
        <ol className="next-steps__list" role="list">
          {nextSteps.map((step) => (
            <li className="next-steps__step" key={step}>
              {step}
            </li>
          ))}
        </ol>
        {actions === "banking" && <BankingActions page={page} pdf={casePdf} />}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment NextSteps on Project {
    nextSteps
    actions
    casePdf {
      ...DownloadButton
    }
  }
`;
