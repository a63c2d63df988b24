import { graphql } from "gatsby";
import { Quote } from "../../components/Quote";
import { words } from "../../lib/words";

interface Props {
  /** Missing where no client said anything. */
  readonly testimonial: Queries.ClientVoiceFragment | null;
}

/** What the client says, as a sheet of its own. */
export function ClientVoice({ testimonial }: Props) {
  if (!testimonial) return null;
  return (
    <section className="band band--tight one-page" aria-label={words.caseStudy.quote}>
      <div className="client-voice wrap">
        <Quote testimonial={testimonial} step="title-3" />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ClientVoice on Testimonial {
    ...Quote
  }
`;
