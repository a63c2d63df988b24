import { graphql } from "gatsby";
import { Picture } from "./Picture";

interface Props {
  readonly testimonial: Queries.QuoteFragment;
  /** How loud the words are. */
  readonly step: "text-lead" | "title-2";
}

/** A client's words with who said them. No figure: its caption would be its name, and be read twice. */
export function Quote({ testimonial: { name, role, company, content, avatar }, step }: Props) {
  return (
    <div className="stack gap-5 between">
      <blockquote className={`quote__text ${step}`}>
        <p>“{content}”</p>
      </blockquote>
      <div className="quote__person line gap-4">
        <Picture className="quote__avatar cut" picture={avatar} />
        <span>
          <span className="strong">{name}</span>
          <span className="soft text-small">
            {role}, {company}
          </span>
        </span>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Quote on Testimonial {
    name
    role
    company
    content
    avatar {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [128], sizes: "4rem")
        }
      }
    }
  }
`;
