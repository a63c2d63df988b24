import { graphql } from "gatsby";

/** Drawings on a grid of 24, in lines of 1.6: folded where they can be, straight everywhere. */
const DRAWINGS = {
  down: "M6 9l6 6 6-6",
  right: "M4 12h16M14 6l6 6-6 6",
  left: "M20 12H4M10 6l-6 6 6 6",
  close: "M5 5l14 14M19 5L5 19",
  menu: "M3 7h18M3 12h18M3 17h18",
  check: "M4 13l5 5L20 6",
  mail: "M3 5h18v14H3zM3 6l9 8 9-8",
  pin: "M12 21L5 12V7l4-4h6l4 4v5zM12 7l2.5 2.5L12 12 9.5 9.5z",
  clock: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7v5l4 3",
  call: "M5 3h4l2 5-2.5 2 5.5 5.5 2-2.5 5 2v4l-2 2C11 21 3 13 3 5z",
} as const;

/** Name of a drawing that belongs to the interface. */
type IconName = keyof typeof DRAWINGS;

interface Named {
  /** One of the interface's own. */
  readonly name: IconName;
}

interface Given {
  /** One that the content brings. */
  readonly drawing: Queries.IconFragment;
}

type Props = (Named | Given) & {
  /** Length of a side in em. */
  readonly size?: number;
};

/** A drawing that says nothing by itself: the text beside it, or the control's name, does. */
export function Icon({ size = 1.25, ...what }: Props) {
  const length = `${String(size)}em`;
  return (
    <svg
      className="icon"
      viewBox={"drawing" in what ? what.drawing.viewBox : "0 0 24 24"}
      width={length}
      height={length}
      aria-hidden="true"
      {...("drawing" in what
        ? { dangerouslySetInnerHTML: { __html: what.drawing.shapes } } // Made of known shapes: src/content/drawing.ts.
        : { children: <path d={DRAWINGS[what.name]} /> })}
    />
  );
}

export const query = graphql`
  fragment Icon on Drawing {
    viewBox
    shapes
  }
`;
