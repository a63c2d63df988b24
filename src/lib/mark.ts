/** One facet of the mark: how much of the signal colour is left in its light (the rest is black), and its corners. */
export interface Facet {
  readonly light: number;
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** The mark is drawn on a square of this size. */
export const MARK_SIZE = 32;

/** The mark: one sheet in three facets, folded into a flag that catches the light. The lit facet comes first. */
export const MARK: readonly [lit: Facet, shaded: Facet, back: Facet] = [
  {
    light: 1,
    corners: [
      [5, 3],
      [19, 16],
      [5, 29],
    ],
  },
  {
    light: 0.8,
    corners: [
      [5, 29],
      [19, 16],
      [27, 21],
      [21, 29],
    ],
  },
  {
    light: 0.62,
    corners: [
      [5, 3],
      [19, 3],
      [27, 11],
      [19, 16],
    ],
  },
];

/** A facet's outline in the syntax of SVG's `d`. */
export function facetPath({ corners }: Facet): string {
  return `M${corners.map((corner) => corner.join(" ")).join("L")}z`;
}
