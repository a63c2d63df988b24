import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { Quote } from "../../components/Quote";
import { words } from "../../lib/words";

interface Props {
  /** Missing where no client said anything. */
  readonly testimonial: Queries.ClientVoiceFragment | null;
  /** Whether the case study that it is about is another page. */
  readonly isLinked?: boolean;
}

/** What the client says, as a sheet of its own. */
export function ClientVoice({ testimonial, isLinked = false }: Props) {
  if (!testimonial) return null;
  const { path, title } = testimonial.project;
  return (
    <section className="band band--tight one-page" aria-label={words.caseStudy.quote}>
      <div className="client-voice wrap">
        <Quote testimonial={testimonial} step="title-3">
          {isLinked && (
            <p>
              <ArrowLink to={path}>{title}</ArrowLink>
            </p>
          )}
        </Quote>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ClientVoice on Testimonial {
    project {
      title
      path
    }
    ...Quote
  }
`;
