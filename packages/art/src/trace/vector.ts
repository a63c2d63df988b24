/** A point or direction in space. */
export type Vec = readonly [number, number, number];

/** a + b */
export function add(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** a − b */
export function sub(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** a · s */
export function scale(a: Vec, s: number): Vec {
  return [a[0] * s, a[1] * s, a[2] * s];
}

/** The scalar product. */
export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The vector product. */
export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The direction of a, with length 1. */
export function unit(a: Vec): Vec {
  return scale(a, 1 / (Math.hypot(...a) || 1));
}

/** p turned by degrees around the axis through `origin` with direction `axis`. */
export function turnAround(p: Vec, origin: Vec, axis: Vec, degrees: number): Vec {
  const k = unit(axis);
  const v = sub(p, origin);
  const a = (degrees * Math.PI) / 180;
  const turned = add(
    add(scale(v, Math.cos(a)), scale(cross(k, v), Math.sin(a))),
    scale(k, dot(k, v) * (1 - Math.cos(a))),
  );
  return add(origin, turned);
}
