import type { Hit } from "./bvh";
import type { Model } from "./model";
import { cross, dot, unit, type Vec } from "./vector";

const LIFT = 0.03;

/** Light arriving at a point, three channels, and what would arrive with nothing in the way. */
export interface Light {
  readonly here: [number, number, number];
  readonly open: [number, number, number];
}

/** Works out the light at a point of a surface with the given outward direction. */
export function lightAt(model: Model, p: Vec, n: Vec, tint: Vec, rays: number, seed: number): Light {
  const { lamp, lighting, space } = model;
  const { softness } = lighting;
  const hit: Hit = { triangle: -1, distance: 0 };
  const here: [number, number, number] = [0, 0, 0];
  const open: [number, number, number] = [0, 0, 0];
  const [s, t] = acrossOf(n);
  const [ls, lt] = acrossOf(lamp);
  for (let ray = 0; ray < rays; ray += 1) {
    const u = (seed + (ray + 0.5) * 0.7548776662466927) % 1;
    const v = (seed * 7.31 + (ray + 0.5) * 0.5698402909980532) % 1;
    const r = Math.sqrt(u);
    const x = r * Math.cos(2 * Math.PI * v);
    const y = r * Math.sin(2 * Math.PI * v);
    lampRay(x, y);
    roomRay(x, y, Math.sqrt(1 - u));
  }
  return { here: share(here, rays), open: share(open, rays) };

  function lampRay(x: number, y: number): void {
    const dx = lamp[0] + (ls[0] * x + lt[0] * y) * softness;
    const dy = lamp[1] + (ls[1] * x + lt[1] * y) * softness;
    const dz = lamp[2] + (ls[2] * x + lt[2] * y) * softness;
    const facing = (n[0] * dx + n[1] * dy + n[2] * dz) / Math.hypot(dx, dy, dz);
    const side = facing > 0 ? LIFT : -LIFT;
    space.cast(p[0] + n[0] * side, p[1] + n[1] * side, p[2] + n[2] * side, dx, dy, dz, hit, true);
    const direct = facing > 0 ? facing : -facing * lighting.through;
    for (let c = 0; c < 3; c += 1) {
      const part = direct * (lighting.lamp[c] ?? 0) * (facing > 0 ? 1 : 0.4 + 0.6 * (tint[c] ?? 0));
      open[c] = (open[c] ?? 0) + part;
      if (hit.triangle < 0) here[c] = (here[c] ?? 0) + part;
    }
  }

  function roomRay(x: number, y: number, z: number): void {
    const dx = s[0] * x + t[0] * y + n[0] * z;
    const dy = s[1] * x + t[1] * y + n[1] * z;
    const dz = s[2] * x + t[2] * y + n[2] * z;
    const ox = p[0] + n[0] * LIFT,
      oy = p[1] + n[1] * LIFT,
      oz = p[2] + n[2] * LIFT;
    const away = roomLight(model, oz, dx, dy, dz);
    for (let c = 0; c < 3; c += 1) open[c] = (open[c] ?? 0) + (away[c] ?? 0);
    space.cast(ox, oy, oz, dx, dy, dz, hit, false);
    const seen = hit.triangle < 0 ? away : bounce(model, hit, [ox, oy, oz], [dx, dy, dz], ls, lt, x, y);
    for (let c = 0; c < 3; c += 1) here[c] = (here[c] ?? 0) + (seen[c] ?? 0);
  }
}

/** What comes from a direction in which there is no paper: the room, or the floor. */
function roomLight({ lamp, lighting, floor }: Model, height: number, dx: number, dy: number, dz: number): Vec {
  if (dz < 0 && height > -1) return [floor[0] * 0.7, floor[1] * 0.67, floor[2] * 0.62];
  const { room, towardsLamp } = lighting;
  const glow = towardsLamp * Math.max(0, dx * lamp[0] + dy * lamp[1] + dz * lamp[2]);
  return [room[0] + glow, room[1] + glow, room[2] + glow];
}

/** What a facet throws on: its colour in the light it gets itself. */
function bounce(model: Model, hit: Hit, o: Vec, d: Vec, ls: Vec, lt: Vec, x: number, y: number): Vec {
  const triangle = model.triangles[hit.triangle];
  const plane = triangle && model.planes[triangle.facet];
  if (!plane) return [0, 0, 0];
  const back = dot(plane.normal, d) > 0;
  const colour = back ? plane.back : plane.front;
  const sign = back ? -1 : 1;
  const facing = dot(plane.normal, model.lamp) * sign;
  const { lighting } = model;
  let direct = 0;
  if (facing > 0) {
    const at = hit.distance;
    const q: Vec = [
      o[0] + d[0] * at + plane.normal[0] * sign * LIFT,
      o[1] + d[1] * at + plane.normal[1] * sign * LIFT,
      o[2] + d[2] * at + plane.normal[2] * sign * LIFT,
    ];
    const l = (axis: 0 | 1 | 2): number => model.lamp[axis] + (ls[axis] * y - lt[axis] * x) * lighting.softness;
    model.space.cast(q[0], q[1], q[2], l(0), l(1), l(2), hit, true);
    if (hit.triangle < 0) direct = facing;
  }
  const thrown = (c: 0 | 1 | 2): number => colour[c] * (lighting.shade + direct * lighting.lamp[c]);
  return [thrown(0), thrown(1), thrown(2)];
}

function share([r, g, b]: readonly [number, number, number], count: number): [number, number, number] {
  return [r / count, g / count, b / count];
}

function acrossOf(n: Vec): readonly [Vec, Vec] {
  const s = unit(cross(Math.abs(n[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0], n));
  return [s, cross(n, s)];
}
