import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead";

interface Props {
  readonly questions: Queries.QuestionsFragment;
}

/** Questions that unfold their answers. The browser opens them, no script needed. */
export function Questions({ questions: { intro, questions } }: Props) {
  return (
    <section className="joined band one-page" aria-labelledby="questions">
      <div className="wrap grid gap-6 split">
        <SectionHead intro={intro} id="questions" />
        <div>
          {questions.map(({ question, answer }) => (
            <details className="ruled ruled--closed" key={question}>
              <summary className="questions__question unfold between gap-4 pad-5">
                <h3 className="title-4">{question}</h3>
              </summary>
              <p className="questions__answer soft">{answer}</p>
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
