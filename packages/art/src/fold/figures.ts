import type { Facet } from "../trace/order";
import { add, cross, dot, scale, sub, unit, type Vec } from "../trace/vector";
import { chance } from "./chance";
import { cut, type Point } from "./sheet";

/** Strokes of figures on a field 60 wide and 100 high, as convex polygons. */
const FIGURES: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  "4": [
    [
      [34, 0],
      [50, 0],
      [14, 66],
      [0, 66],
    ],
    [
      [0, 62],
      [60, 62],
      [60, 78],
      [0, 78],
    ],
    [
      [36, 34],
      [52, 34],
      [52, 100],
      [36, 100],
    ],
  ],
  "0": ring(30, 50, 30, 50, 14, 32),
};

interface Print {
  readonly words: string;
  /** Height of the figures, and their middle as seen by the eye from the origin (right, up). */
  readonly height: number;
  readonly at: readonly [number, number];
  readonly colour: string;
  /** The tilt of the view the print is meant for. */
  readonly tilt: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** How far creases throw the print out of line, in pixels. */
  readonly disorder?: number;
  readonly seed?: number;
}

/** Prints figures (0 and 4 so far) on whatever facets face the eye; every facet carries its own piece a little out of line. */
export function printed(facets: readonly Facet[], print: Print): Facet[] {
  const { height, at, colour, tilt, turn = 0, disorder = 3, seed = 1 } = print;
  const random = chance(seed);
  const a = (tilt * Math.PI) / 180;
  const towards: Vec = [0, Math.sin(a), Math.cos(a)];
  const up: Vec = [0, -Math.cos(a), Math.sin(a)];
  const size = height / 100;
  const strokes = Array.from(print.words).flatMap((figure, index) =>
    (FIGURES[figure] ?? []).map((stroke) =>
      stroke
        .map(([x, y]) => turned([(x + 6 + (index - print.words.length / 2) * 72) * size, (y - 50) * size], turn))
        .map(([x, y]): Point => [x + at[0], y - at[1]]),
    ),
  );
  const pieces = facets.flatMap((facet) => {
    const [p, q, r] = facet.points;
    if (!p || !q || !r) return [];
    const normal = unit(cross(sub(q, p), sub(r, p)));
    const facing = dot(normal, towards);
    const shift: Point = [(random() - 0.5) * disorder * 2, (random() - 0.5) * disorder * 2];
    if (facing < 0.15) return [];
    const field = facet.points.map((point): Point => [point[0], -dot(point, up)]);
    const lift = ([x, y]: Point): Vec => {
      const flat: Vec = add([x, 0, 0], scale(up, -y));
      return add(add(flat, scale(towards, dot(sub(p, flat), normal) / facing)), scale(normal, 0.25));
    };
    return strokes
      .map((stroke) =>
        within(
          stroke.map(([x, y]): Point => [x + shift[0], y + shift[1]]),
          field,
        ),
      )
      .filter((piece) => piece.length > 2)
      .map((piece) => ({ points: piece.map(lift), front: colour, back: colour }));
  });
  return [...facets, ...pieces];
}

function turned([x, y]: Point, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}

/** The part of a polygon that lies within a convex field whose points run clockwise (y downwards). */
function within(polygon: readonly Point[], field: readonly Point[]): Point[] {
  return field.reduce<Point[]>(
    (rest, corner, index) => cut(rest, corner, field[(index + 1) % field.length] ?? corner)[0],
    [...polygon],
  );
}

function ring(cx: number, cy: number, rx: number, ry: number, ix: number, iy: number): Point[][] {
  const point = (step: number, x: number, y: number): Point => {
    const a = (step / 16) * 2 * Math.PI;
    return [cx + x * Math.cos(a), cy + y * Math.sin(a)];
  };
  return Array.from({ length: 16 }, (_, step) => [
    point(step, rx, ry),
    point(step + 1, rx, ry),
    point(step + 1, ix, iy),
    point(step, ix, iy),
  ]);
}
