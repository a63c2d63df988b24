import { graphql } from "gatsby";
import { isAloneInRow } from "../lib/alone-in-row";

interface Props {
  readonly steps: readonly Queries.PointFragment[];
}

/** Numbered steps: the panels of one sheet, folded like a leaflet. */
export function Steps({ steps }: Props) {
  return (
    <ol className="steps halves pleats" role="list">
      {steps.map(({ title, text }, index) => (
        <li className={`steps__step stack gap-3 lit${isAloneInRow(index, steps.length) ? " full" : ""}`} key={title}>
          <span className="title-figure hued" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  fragment Point on Point {
    title
    text
  }
`;
