import { graphql } from "gatsby";

interface Props {
  readonly project: Queries.ChallengeSolutionFragment;
}

/** What was wrong and what was decided: two pages of one folded sheet, the second turned to the light. */
export function ChallengeSolution({ project: { challenge, solution } }: Props) {
  return (
    <div className="challenge-solution">
      <section className="challenge-solution__page" aria-labelledby="challenge">
        <h2 className="project-story__title" id="challenge">
          Challenge
        </h2>
        <ul className="challenge-solution__list" role="list">
          {challenge.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </section>
      <section className="challenge-solution__page challenge-solution__page--lit" aria-labelledby="solution">
        <h2 className="project-story__title" id="solution">
          Solution
        </h2>
        <ul className="challenge-solution__list" role="list">
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
