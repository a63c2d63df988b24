import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead";

interface Props {
  readonly questions: Queries.QuestionsFragment;
}

/** Questions that unfold their answers. The browser opens them, no script needed. */
export function Questions({ questions: { intro, questions } }: Props) {
  return (
    <section className="questions band" aria-labelledby="questions">
      <div className="questions__inner wrap">
        <SectionHead intro={intro} id="questions" />
        <div>
          {questions.map(({ question, answer }) => (
            <details className="questions__item" key={question}>
              <summary className="questions__question">
                <h3 className="questions__title">{question}</h3>
              </summary>
              <p className="questions__answer">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Questions on Questions {
    intro {
      ...SectionHead
    }
    questions {
      question
      answer
    }
  }
`;
