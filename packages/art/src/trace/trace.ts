import type { Hit } from "./bvh";
import { toByte } from "./colour";
import { GROUND, lightMap, NOTHING, type Sight } from "./light-map";
import { modelOf, type Model } from "./model";
import type { TraceOrder } from "./order";
import { add, dot, scale } from "./vector";

/** Pixels for one CSS pixel. */
const DENSITY = 2;

/** Draws an order as RGBA; the ground is left out but for the shadow on it. */
export function trace(order: TraceOrder): { width: number; height: number; pixels: Buffer } {
  const model = modelOf(order);
  const look = lookInto(model, order.ground);
  const lights = lightMap(model, order, look);
  const width = Math.round(order.width * DENSITY);
  const height = Math.round(order.height * DENSITY);
  const ids = new Int32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) ids[y * width + x] = look((x + 0.5) / DENSITY, (y + 0.5) / DENSITY).id;
  }
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(pixel(x, y), (y * width + x) * 4);
  }
  return { width, height, pixels };

  function pixel(x: number, y: number): readonly number[] {
    const id = ids[y * width + x] ?? NOTHING;
    const at = y * width + x;
    const edge =
      (x > 0 && ids[at - 1] !== id) ||
      (x < width - 1 && ids[at + 1] !== id) ||
      (y > 0 && ids[at - width] !== id) ||
      (y < height - 1 && ids[at + width] !== id);
    return edge ? average(x, y) : bytesOf(lights.shade(id, (x + 0.5) / DENSITY, (y + 0.5) / DENSITY));
  }

  function average(x: number, y: number): readonly number[] {
    let sum = [0, 0, 0, 0];
    for (let i = 0; i < 9; i += 1) {
      const sx = (x + ((i % 3) + 0.5) / 3) / DENSITY;
      const sy = (y + (Math.floor(i / 3) + 0.5) / 3) / DENSITY;
      const shade = lights.shade(look(sx, sy).id, sx, sy);
      sum = sum.map((value, c) => value + (shade[c] ?? 0) / 9);
    }
    return bytesOf(sum);
  }
}

/** Premultiplied linear light to straight sRGB bytes. */
function bytesOf([r = 0, g = 0, b = 0, a = 0]: readonly number[]): readonly number[] {
  if (a <= 0) return [0, 0, 0, 0];
  return [toByte(r / a), toByte(g / a), toByte(b / a), Math.round(a * 255)];
}

function lookInto(model: Model, ground: boolean): (x: number, y: number) => Sight {
  const hit: Hit = { triangle: -1, distance: 0 };
  const { eye } = model.camera;
  return (x, y) => {
    const d = model.camera.direction(x, y);
    model.space.cast(eye[0], eye[1], eye[2], d[0], d[1], d[2], hit, false);
    const floor = d[2] < 0 ? -eye[2] / d[2] : Infinity;
    const triangle = model.triangles[hit.triangle];
    const plane = triangle && model.planes[triangle.facet];
    if (triangle && plane && (!ground || hit.distance < floor + 0.05)) {
      return { id: triangle.facet * 2 + (dot(plane.normal, d) > 0 ? 1 : 0), point: add(eye, scale(d, hit.distance)) };
    }
    if (!ground || floor === Infinity) return { id: NOTHING, point: eye };
    return { id: GROUND, point: add(eye, scale(d, floor)) };
  };
}
