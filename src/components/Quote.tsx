import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { openingOf } from "../lib/opening";
import { Person } from "./Person";

interface Props {
  readonly testimonial: Queries.QuoteFragment;
  /** How loud the words are; `opened` lets the first sentence be a title to the others. */
  readonly step: "text-lead" | "title-2" | "title-3" | "opened";
  /** What follows who said it. */
  readonly children?: ReactNode;
}

/** A client's words with who said them. No figure: its caption would be its name, and be read twice. */
export function Quote({ testimonial: { name, role, company, content, avatar }, step, children }: Props) {
  return (
    <div className="stack gap-5 between">
      {step === "opened" ? (
        <Opened text={content} />
      ) : (
        <blockquote className={`quote__text ${step}`}>
          <p>“{content}”</p>
        </blockquote>
      )}
      <Person name={name} portrait={avatar}>
        {role}, {company}
      </Person>
      {children}
    </div>
  );
}

function Opened({ text }: { readonly text: string }) {
  const { first, rest } = openingOf(text);
  return (
    <blockquote className="quote__text stack gap-3">
      <p className="title-3">“{rest === "" ? `${first}”` : first}</p>
      {rest !== "" && <p>{rest}”</p>}
    </blockquote>
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
