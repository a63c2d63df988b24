import { graphql } from "gatsby";

interface Props {
  readonly intro: Queries.SectionHeadFragment;
  /** Name for the section that the heading labels. */
  readonly id?: string;
  readonly level?: 1 | 2;
}

/** The head of a section: a short line, the heading, a paragraph. */
export function SectionHead({ intro, id, level = 2 }: Props) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="stack">
      {intro.eyebrow != null && <p className="eyebrow">{intro.eyebrow}</p>}
      <Heading id={id}>{intro.title}</Heading>
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
