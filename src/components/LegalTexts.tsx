import { graphql } from "gatsby";
import { slugOf } from "../lib/slug";

interface Props {
  readonly texts: readonly Queries.LegalTextsFragment[];
}

/** The legal texts, each behind a button: they have no address of their own. The browser opens them (popover). */
export function LegalTexts({ texts }: Props) {
  return (
    <ul className="line gap-5" role="list">
      {texts.map(({ title, paragraphs }) => (
        <li key={title}>
          <button className="legal__open target" type="button" popoverTarget={slugOf(title)}>
            {title}
          </button>
          <div
            className="legal__panel lit"
            id={slugOf(title)}
            popover="auto"
            role="dialog"
            aria-labelledby={`${slugOf(title)}-title`}
          >
            <h2 className="title-3" id={`${slugOf(title)}-title`}>
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <button
              className="button button--line"
              type="button"
              popoverTarget={slugOf(title)}
              popoverTargetAction="hide"
            >
              Close
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment LegalTexts on LegalText {
    title
    paragraphs
  }
`;
