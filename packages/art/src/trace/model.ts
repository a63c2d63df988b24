import { spaceOf, type Space, type Triangle } from "./bvh";
import { type Camera, cameraOf, turned } from "./camera";
import { linear } from "./colour";
import { LIGHTING, type Lighting } from "./lamps";
import type { TraceOrder } from "./order";
import { add, cross, dot, scale, sub, unit, type Vec } from "./vector";

/** A facet made ready for light: its direction and the light either side throws back. */
interface Plane {
  readonly normal: Vec;
  readonly front: Vec;
  readonly back: Vec;
}

/** Everything a ray can meet, and where the light comes from. */
export interface Model {
  readonly camera: Camera;
  readonly space: Space;
  readonly triangles: readonly Triangle[];
  readonly planes: readonly Plane[];
  readonly lighting: Lighting;
  /** Towards the lamp. */
  readonly lamp: Vec;
  readonly floor: Vec;
}

/** Makes the model of an order. */
export function modelOf(order: TraceOrder): Model {
  const camera = cameraOf(order);
  const facets = order.facets.map((facet) => ({
    ...facet,
    points: facet.points.map((point) => turned(point, order.view.turn)),
  }));
  const triangles = facets.flatMap(({ points }, index) => fan(points, index));
  const planes = facets.map(({ points, front, back }) => ({
    normal: normalOf(points),
    front: linear(front),
    back: linear(back),
  }));
  const lighting = LIGHTING[order.time ?? "day"];
  const [right, up, towards] = lighting.stands;
  const lamp = unit(add(add(scale(camera.right, right), scale(camera.up, up)), scale(camera.towards, towards)));
  return { camera, space: spaceOf(triangles), triangles, planes, lighting, lamp, floor: linear(order.floor) };
}

function fan(points: readonly Vec[], facet: number): Triangle[] {
  const [a, ...rest] = points;
  return rest.slice(1).flatMap((c, index) => {
    const b = rest[index];
    return a && b ? [{ a, b, c, facet }] : [];
  });
}

/** Newell's method: also right for polygons with points in one line. */
function normalOf(points: readonly Vec[]): Vec {
  let sum: Vec = [0, 0, 0];
  const first = points[0] ?? [0, 0, 0];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    sum = add(sum, cross(sub(point, first), sub(next, first)));
  });
  const n = unit(sum);
  return dot(n, n) > 0.5 ? n : [0, 0, 1];
}
