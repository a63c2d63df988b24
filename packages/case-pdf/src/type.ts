import type { Face } from "./fonts";

/** How a text is set. Lengths are points. */
export interface TypeStyle {
  readonly face: Face;
  readonly size: number;
  /** From base line to base line. */
  readonly leading: number;
  /** Added between letters, in em. */
  readonly tracking: number;
}

/** The steps of the scale: the site's, on paper. The title and the results are sized to fit. */
export const TYPE = {
  call: { face: "poster", size: 36, leading: 34, tracking: -0.03 },
  h2: { face: "heading", size: 22, leading: 23, tracking: -0.02 },
  h3: { face: "heading", size: 13, leading: 15, tracking: -0.01 },
  number: { face: "poster", size: 30, leading: 30, tracking: -0.015 },
  name: { face: "heading", size: 15, leading: 17, tracking: -0.01 },
  lead: { face: "text", size: 13, leading: 19, tracking: -0.005 },
  body: { face: "text", size: 10, leading: 15, tracking: 0 },
  small: { face: "text", size: 8.5, leading: 12.5, tracking: 0 },
  strong: { face: "strong", size: 10, leading: 15, tracking: 0 },
  smallStrong: { face: "strong", size: 8.5, leading: 12.5, tracking: 0 },
} as const satisfies Record<string, TypeStyle>;

/** Height of a capital, in em: a text's box reaches from there to its last base line. */
export const CAPITAL: Readonly<Record<Face, number>> = { poster: 0.66, heading: 0.66, text: 0.7, strong: 0.7 };

/** The style of a text that is set as large as its place allows. */
export function posterStyle(size: number, leading = 0.9): TypeStyle {
  return { face: "poster", size, leading: size * leading, tracking: -0.025 };
}
