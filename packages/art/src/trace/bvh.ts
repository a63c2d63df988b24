import type { Vec } from "./vector";

/** A triangle of a facet. */
export interface Triangle {
  readonly a: Vec;
  readonly b: Vec;
  readonly c: Vec;
  readonly facet: number;
}

/** What a ray met: which triangle (-1: nothing) and how far away. */
export interface Hit {
  triangle: number;
  distance: number;
}

/** Finds what a ray meets. Rays are passed as single numbers: millions of them are asked. */
export interface Space {
  /** Nearest hit, written into `into`; any hit at all when `any` is set. */
  cast(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, into: Hit, any: boolean): void;
}

const LEAF = 4;

interface Node {
  readonly box: Float64Array;
  readonly left: Node | undefined;
  readonly right: Node | undefined;
  readonly items: Int32Array;
}

/** Sorts triangles into boxes within boxes, so that a ray looks at few of them. */
export function spaceOf(triangles: readonly Triangle[]): Space {
  const data = new Float64Array(triangles.length * 9);
  triangles.forEach(({ a, b, c }, index) => {
    data.set([...a, b[0] - a[0], b[1] - a[1], b[2] - a[2], c[0] - a[0], c[1] - a[1], c[2] - a[2]], index * 9);
  });
  const root = build(
    triangles,
    triangles.map((_, index) => index),
  );
  const stack: Node[] = [];
  return {
    cast(ox, oy, oz, dx, dy, dz, into, any) {
      into.triangle = -1;
      into.distance = Infinity;
      stack.length = 0;
      stack.push(root);
      for (let node = stack.pop(); node; node = stack.pop()) {
        if (!meets(node.box, ox, oy, oz, dx, dy, dz, into.distance)) continue;
        if (node.left && node.right) {
          stack.push(node.left, node.right);
          continue;
        }
        for (const item of node.items) {
          const t = meet(data, item * 9, ox, oy, oz, dx, dy, dz);
          if (t >= into.distance) continue;
          into.distance = t;
          into.triangle = item;
          if (any) return;
        }
      }
    },
  };
}

function build(triangles: readonly Triangle[], items: readonly number[]): Node {
  const box = boxOf(triangles, items);
  if (items.length <= LEAF) return { box, left: undefined, right: undefined, items: Int32Array.from(items) };
  const extent = [0, 1, 2].map((axis) => at(box, axis + 3) - at(box, axis));
  const axis = extent.indexOf(Math.max(...extent));
  const middle = (item: number): number => {
    const triangle = triangles[item];
    return triangle ? (triangle.a[axis] ?? 0) + (triangle.b[axis] ?? 0) + (triangle.c[axis] ?? 0) : 0;
  };
  const sorted = [...items].sort((p, q) => middle(p) - middle(q));
  const half = sorted.length >> 1;
  return {
    box,
    left: build(triangles, sorted.slice(0, half)),
    right: build(triangles, sorted.slice(half)),
    items: new Int32Array(),
  };
}

function boxOf(triangles: readonly Triangle[], items: readonly number[]): Float64Array {
  const box = new Float64Array([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);
  for (const item of items) {
    const triangle = triangles[item];
    if (!triangle) continue;
    for (const point of [triangle.a, triangle.b, triangle.c]) {
      point.forEach((value, axis) => {
        box[axis] = Math.min(at(box, axis), value - 1e-6);
        box[axis + 3] = Math.max(at(box, axis + 3), value + 1e-6);
      });
    }
  }
  return box;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

function meets(
  box: Float64Array,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  limit: number,
): boolean {
  const x1 = (at(box, 0) - ox) / dx;
  const x2 = (at(box, 3) - ox) / dx;
  const y1 = (at(box, 1) - oy) / dy;
  const y2 = (at(box, 4) - oy) / dy;
  const z1 = (at(box, 2) - oz) / dz;
  const z2 = (at(box, 5) - oz) / dz;
  const near = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2), 0);
  const far = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2), limit);
  return near <= far;
}

/** Möller and Trumbore's intersection; Infinity for a miss. */
function meet(
  d: Float64Array,
  i: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const e1x = at(d, i + 3),
    e1y = at(d, i + 4),
    e1z = at(d, i + 5);
  const e2x = at(d, i + 6),
    e2y = at(d, i + 7),
    e2z = at(d, i + 8);
  const px = dy * e2z - dz * e2y,
    py = dz * e2x - dx * e2z,
    pz = dx * e2y - dy * e2x;
  const det = e1x * px + e1y * py + e1z * pz;
  if (det > -1e-9 && det < 1e-9) return Infinity;
  const tx = ox - at(d, i),
    ty = oy - at(d, i + 1),
    tz = oz - at(d, i + 2);
  const u = (tx * px + ty * py + tz * pz) / det;
  if (u < -1e-9 || u > 1 + 1e-9) return Infinity;
  const qx = ty * e1z - tz * e1y,
    qy = tz * e1x - tx * e1z,
    qz = tx * e1y - ty * e1x;
  const v = (dx * qx + dy * qy + dz * qz) / det;
  if (v < -1e-9 || u + v > 1 + 1e-9) return Infinity;
  const t = (e2x * qx + e2y * qy + e2z * qz) / det;
  return t > 0.02 ? t : Infinity;
}
