import { PAGE } from "./document";

/** The margin at both sides, and where text begins and ends from above. */
export const MARGIN = 42;
export const TOP = 46;
export const BOTTOM = PAGE.height - 50;

const COLUMNS = 12;
const GUTTER = 12;
const COLUMN = (PAGE.width - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS;

/** Left edge of a column, from 1 to 12. */
export function columnAt(column: number): number {
  return MARGIN + (column - 1) * (COLUMN + GUTTER);
}

/** Width of so many columns with what lies between them. */
export function columns(count: number): number {
  return count * COLUMN + (count - 1) * GUTTER;
}
