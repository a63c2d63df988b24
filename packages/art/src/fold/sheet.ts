import type { Facet } from "../trace/order";
import { turnAround, type Vec } from "../trace/vector";

/** A point on the flat sheet, in pixels. */
export type Point = readonly [number, number];

/** A straight crease right across what is left of the sheet: what lies on its left side (seen from a to b, y downwards: on the right-hand side of the picture when going up) is folded by degrees; positive folds towards the viewer. */
export interface Crease {
  readonly a: Point;
  readonly b: Point;
  readonly degrees: number;
  /** Colours of the part beyond the crease; those of the sheet unless given. */
  readonly front?: string;
  readonly back?: string;
}

/** The colours of the two sides of a paper. */
export interface Paper {
  readonly front: string;
  readonly back: string;
}

/**
 * Folds a convex sheet along creases, one after the other, each cutting what lies beyond the one before:
 * a true fold, every facet keeps its size. The part before the first crease stays flat on z = 0.
 */
export function foldSheet(outline: readonly Point[], creases: readonly Crease[], paper: Paper): Facet[] {
  const facets: Facet[] = [];
  const turns: { origin: Vec; axis: Vec; degrees: number }[] = [];
  let rest = outline;
  let colours: Paper = paper;
  for (const crease of creases) {
    const [kept, beyond] = cut(rest, crease.a, crease.b);
    if (kept.length > 2) facets.push(placed(kept, colours));
    rest = beyond;
    turns.push({
      origin: [...crease.a, 0],
      axis: [crease.b[0] - crease.a[0], crease.b[1] - crease.a[1], 0],
      // Turning by the right-hand rule would carry the part beyond below the ground.
      degrees: -crease.degrees,
    });
    colours = { front: crease.front ?? paper.front, back: crease.back ?? paper.back };
  }
  if (rest.length > 2) facets.push(placed(rest, colours));
  return facets;

  function placed(polygon: readonly Point[], { front, back }: Paper): Facet {
    const points = polygon.map((point) =>
      [...turns]
        .reverse()
        .reduce<Vec>((p, { origin, axis, degrees }) => turnAround(p, origin, axis, degrees), [...point, 0]),
    );
    return { points, front, back };
  }
}

/** Cuts a convex polygon along a line: first what lies on its right (y downwards), then what lies on its left. */
export function cut(polygon: readonly Point[], a: Point, b: Point): readonly [Point[], Point[]] {
  const side = ([x, y]: Point): number => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
  const kept: Point[] = [];
  const beyond: Point[] = [];
  polygon.forEach((p, index) => {
    const q = polygon[(index + 1) % polygon.length] ?? p;
    const [sp, sq] = [side(p), side(q)];
    if (sp >= 0) kept.push(p);
    if (sp <= 0) beyond.push(p);
    if (sp * sq >= 0) return;
    const t = sp / (sp - sq);
    const crossing: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    kept.push(crossing);
    beyond.push(crossing);
  });
  return [kept, beyond];
}
