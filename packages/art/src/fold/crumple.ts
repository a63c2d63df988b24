import type { Facet } from "../trace/order";
import { dot, scale, unit, type Vec } from "../trace/vector";
import { chance } from "./chance";
import { settle } from "./place";
import type { Paper } from "./sheet";

/** A sheet crumpled into a ball: folds run around it in all directions, sharp on their ridges. `detail` 2 to 4 (320 to 5120 facets). */
export function crumpledBall(shape: { radius: number; seed: number; detail?: 2 | 3 | 4 }, paper: Paper): Facet[] {
  const { radius, seed, detail = 3 } = shape;
  const random = chance(seed);
  const direction = (): Vec => unit([random() - 0.5, random() - 0.5, random() - 0.5]);
  const folds = Array.from({ length: 9 }, (_, index) => ({
    across: direction(),
    often: 0.9 + random() * 1.3 + index * 0.3,
    start: random() * 6,
    depth: 0.2 / (1 + index * 0.34),
  }));
  const wander = Array.from({ length: 3 }, direction);
  const far = (d: Vec): number => {
    const bend = (axis: 0 | 1 | 2): number => d[axis] + 0.16 * Math.sin(4 * dot(d, wander[axis] ?? d) + axis);
    const bent = unit([bend(0), bend(1), bend(2)]);
    return folds.reduce(
      (sum, { across, often, start, depth }) => sum - depth * (1 - Math.abs(zigzag(often * dot(bent, across) + start))),
      1.34,
    );
  };
  const place = (corner: Vec): Vec => {
    const point = scale(corner, radius * far(corner));
    return [point[0], point[1], point[2] * 0.92];
  };
  return settle(
    ball(detail).map((corners) => ({ points: corners.map(place), front: paper.front, back: paper.back })),
    -radius * 0.05,
  );
}

/** Up and down between −1 and 1 in straight lines, once in 2. */
function zigzag(x: number): number {
  return 2 * Math.abs(x - 2 * Math.floor(x / 2 + 0.5)) - 1;
}

/** A sheet that was folded into a grid and opened again: it does not lie flat any more. */
export function creasedSheet(
  shape: { width: number; height: number; columns: number; rows: number; relief: number; seed: number },
  paper: Paper,
): Facet[] {
  const { width, height, columns, rows, relief, seed } = shape;
  const random = chance(seed);
  const heights = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const high = ((index % (columns + 1)) + Math.floor(index / (columns + 1))) % 2;
    return relief * (high + random() * 0.5);
  });
  const corner = (c: number, r: number): Vec => [
    (c * width) / columns,
    (r * height) / rows,
    heights[r * (columns + 1) + c] ?? 0,
  ];
  const facets = Array.from({ length: columns * rows }, (_, index): Facet[] => {
    const [c, r] = [index % columns, Math.floor(index / columns)];
    const [a, b, d, e] = [corner(c, r), corner(c + 1, r), corner(c + 1, r + 1), corner(c, r + 1)];
    return (c + r) % 2 === 0
      ? [
          { ...paper, points: [a, b, d] },
          { ...paper, points: [a, d, e] },
        ]
      : [
          { ...paper, points: [a, b, e] },
          { ...paper, points: [b, d, e] },
        ];
  });
  return settle(facets.flat());
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;

/** An icosahedron, each face cut into four as often as asked. Corners clockwise from outside. */
function ball(detail: number): (readonly Vec[])[] {
  const raw: Vec[] = [
    [-1, GOLDEN, 0],
    [1, GOLDEN, 0],
    [-1, -GOLDEN, 0],
    [1, -GOLDEN, 0],
    [0, -1, GOLDEN],
    [0, 1, GOLDEN],
    [0, -1, -GOLDEN],
    [0, 1, -GOLDEN],
    [GOLDEN, 0, -1],
    [GOLDEN, 0, 1],
    [-GOLDEN, 0, -1],
    [-GOLDEN, 0, 1],
  ];
  const faces =
    "0 11 5,0 5 1,0 1 7,0 7 10,0 10 11,1 5 9,5 11 4,11 10 2,10 7 6,7 1 8,3 9 4,3 4 2,3 2 6,3 6 8,3 8 9,4 9 5,2 4 11,6 2 10,8 6 7,9 8 1";
  let list = faces
    .split(",")
    .map((face): readonly Vec[] => face.split(" ").map((i) => unit(raw[Number(i)] ?? [0, 0, 1])));
  for (let level = 0; level < detail; level += 1) list = list.flatMap(quarter);
  return list;
}

function quarter([a, b, c]: readonly Vec[]): (readonly Vec[])[] {
  if (!a || !b || !c) return [];
  const middle = (p: Vec, q: Vec): Vec => unit([p[0] + q[0], p[1] + q[1], p[2] + q[2]]);
  const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
  return [
    [a, ab, ca],
    [ab, b, bc],
    [ca, bc, c],
    [ab, bc, ca],
  ];
}
