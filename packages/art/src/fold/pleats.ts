import type { Facet } from "../trace/order";
import { settle, spin } from "./place";
import { type Crease, foldSheet, type Paper, type Point } from "./sheet";

/** A fan: a sheet pleated towards one point below its lower left corner. */
export interface FanShape {
  readonly outline: readonly Point[];
  readonly pivot: Point;
  /** Direction of each crease from the pivot, in degrees: 0 is to the right, −90 straight up. */
  readonly angles: readonly number[];
  readonly folds: readonly number[];
  /** Colours of thin stripes along the creases, from the second one on. */
  readonly stripes?: readonly string[];
  /** Width of a stripe, in degrees. */
  readonly stripe?: number;
}

/** A sheet pleated like a fan, with coloured stripes along its creases. */
export function fan(shape: FanShape, paper: Paper): Facet[] {
  const { pivot, angles, folds, stripes = [], stripe = 1.1 } = shape;
  const creases = angles.flatMap((angle, index): Crease[] => {
    const colour = stripes[index - 1];
    const crease = { a: pivot, b: along(pivot, angle), degrees: folds[index] ?? 90 };
    if (colour === undefined) return [crease];
    return [
      { ...crease, front: colour },
      { a: pivot, b: along(pivot, angle - stripe), degrees: 0 },
    ];
  });
  return settle(foldSheet(shape.outline, creases, paper));
}

/** A strip folded to and fro; standing on its long edge unless `flat`. `slant` leans the creases over. */
export function accordion(
  shape: {
    width: number;
    height: number;
    pleats: number;
    degrees: number;
    slant?: number;
    flat?: boolean;
    stripes?: readonly string[];
  },
  paper: Paper,
): Facet[] {
  const { width, height, pleats, degrees, slant = 0, flat = false, stripes = [] } = shape;
  const step = width / pleats;
  const creases = Array.from({ length: pleats - 1 }, (_, index): Crease => {
    const x = step * (index + 1);
    const lean = (index % 2 === 0 ? 1 : -1) * slant;
    const front = stripes[index % Math.max(1, stripes.length)];
    const fold = (index % 2 === 0 ? 1 : -1) * degrees;
    return { a: [x + lean, 0], b: [x - lean, height], degrees: fold, ...(front === undefined ? {} : { front }) };
  });
  const folded = foldSheet(rectangle(width, height), creases, paper);
  return settle(flat ? folded : spin(folded, [1, 0, 0], -90));
}

/** A card folded once and standing like a tent (`degrees` between its halves), or a leaflet with more panels. */
export function leaflet(
  shape: { width: number; height: number; panels?: number; degrees?: number },
  paper: Paper,
): Facet[] {
  const { width, height, panels = 2, degrees = 70 } = shape;
  return accordion({ width: width * panels, height, pleats: panels, degrees: 180 - degrees }, paper);
}

/** The corners of a sheet of paper, clockwise. */
export function rectangle(width: number, height: number): Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

function along([x, y]: Point, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [x + 3000 * Math.cos(a), y + 3000 * Math.sin(a)];
}
