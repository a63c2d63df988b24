import type { Point, Sheet } from "./sheet";

/** The mark of the agency, as `components/Mark.tsx` draws it: one sheet in three facets. */
export function drawMark(sheet: Sheet, x: number, y: number, size: number, lit = sheet.colours.signal): void {
  const { markBack, markShade } = sheet.colours;
  const at = (...points: readonly Point[]) =>
    points.map(([px, py]): Point => [x + (px * size) / 32, y + (py * size) / 32]);
  sheet.shape(markBack, ...at([5, 3], [19, 3], [27, 11], [19, 16]));
  sheet.shape(lit, ...at([5, 3], [19, 16], [5, 29]));
  sheet.shape(markShade, ...at([5, 29], [19, 16], [27, 21], [21, 29]));
}

/** Turns the lower right corner of a box over: below it lies the ground, on it the hue. */
export function drawFlap(sheet: Sheet, right: number, bottom: number, size: number, ground: string): void {
  const [left, top] = [right - size, bottom - size];
  sheet.shape(ground, [right, top], [right, bottom], [left, bottom]);
  sheet.shape(sheet.colours.hue, [left, top], [right, top], [left, bottom]);
}

/** A facet that stands before a point: turned down before a problem, forward before an answer. */
export function drawFacet(sheet: Sheet, x: number, y: number, isForward: boolean): void {
  const size = 6.5;
  if (isForward) sheet.shape(sheet.colours.hueText, [x, y], [x + size, y + size / 2], [x, y + size]);
  else sheet.shape(sheet.colours.edge, [x + size, y], [x + size, y + size], [x, y]);
}
