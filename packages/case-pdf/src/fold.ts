import type { Sheet } from "./sheet";

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
