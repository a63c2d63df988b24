import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Person } from "./Person";

interface Props {
  readonly testimonial: Queries.QuoteFragment;
  /** How loud the words are. */
  readonly step: "text-lead" | "title-2" | "title-3";
  /** What follows who said it. */
  readonly children?: ReactNode;
}

/** A client's words with who said them. No figure: its caption would be its name, and be read twice. */
export function Quote({ testimonial: { name, role, company, content, avatar }, step, children }: Props) {
  return (
    <div className="stack gap-5 between">
      <blockquote className={`quote__text ${step}`}>
        <p>“{content}”</p>
      </blockquote>
      <Person name={name} portrait={avatar}>
        {role}, {company}
      </Person>
      {children}
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
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [216], sizes: "4.5rem")
        }
      }
    }
  }
`;
