import { graphql } from "gatsby";
import { Picture } from "./Picture";

interface Props {
  readonly testimonial: Queries.QuoteFragment;
}

/** A client's words with who said them. */
export function Quote({ testimonial: { name, role, company, content, avatar } }: Props) {
  return (
    <figure className="quote">
      <blockquote className="quote__text">
        <p>“{content}”</p>
      </blockquote>
      <figcaption className="quote__person">
        <Picture className="quote__avatar" picture={avatar} />
        <span>
          <span className="quote__name">{name}</span>
          <span className="quote__role">
            {role}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
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
