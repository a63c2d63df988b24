import { graphql } from "gatsby";
import { words } from "../../lib/words";

interface Props {
  readonly project: Queries.ChallengeSolutionFragment;
}

/** What was wrong and what was decided: two pages of one folded sheet, the second turned to the light. */
export function ChallengeSolution({ project: { challenge, solution } }: Props) {
  return (
    <div className="challenge-solution halves">
      <section className="challenge-solution__page grid shade" aria-labelledby="challenge">
        <h2 className="title-3" id="challenge">
          {words.caseStudy.challenge}
        </h2>
        <ul className="grid gap-4" role="list">
          {challenge.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </section>
      <section className="challenge-solution__page challenge-solution__page--lit grid" aria-labelledby="solution">
        <h2 className="title-3" id="solution">
          {words.caseStudy.solution}
        </h2>
        <ul className="grid gap-4" role="list">
          {solution.map((decision) => (
            <li key={decision}>{decision}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export const query = graphql`
  fragment ChallengeSolution on Project {
    challenge
    solution
  }
`;
