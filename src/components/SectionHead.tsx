import { graphql } from "gatsby";

interface Props {
  readonly intro: Queries.SectionHeadFragment;
  /** Name for the section that the heading labels. */
  readonly id?: string;
  /** Where the heading is larger than its rank: the class of its looks. */
  readonly looks?: "title-1" | "title-poster";
}

/** The head of a section: a short line, the heading, a paragraph. */
export function SectionHead({ intro, id, looks }: Props) {
  return (
    <div className="stack">
      {intro.eyebrow != null && <p className="eyebrow">{intro.eyebrow}</p>}
      <h2 id={id} className={looks}>
        {intro.title}
      </h2>
      {intro.text != null && <p className="soft text-lead">{intro.text}</p>}
    </div>
  );
}

export const query = graphql`
  fragment SectionHead on Intro {
    eyebrow
    title
    text
  }
`;
