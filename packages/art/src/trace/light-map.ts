import { type Light, lightAt } from "./light";
import type { Model } from "./model";
import type { TraceOrder } from "./order";
import { scale, type Vec } from "./vector";

/** What a ray meets that is no facet: facets are twice their index, plus one for the back. */
export const GROUND = -1;
/** Neither facet nor ground. */
export const NOTHING = -2;

/** CSS pixels between two points at which the light is worked out. */
const STEP = 2;

/** What one ray from the eye finds. */
export interface Sight {
  readonly id: number;
  readonly point: Vec;
}

/** The look of a point of the frame: linear red, green, blue, premultiplied with how much it covers. */
export interface LightMap {
  shade(id: number, x: number, y: number): readonly number[];
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly ids: Int32Array;
  readonly light: Float32Array;
}

/** Works out the light on a coarse grid; between its points it is spread, but never across the edge of a facet. */
export function lightMap(model: Model, order: TraceOrder, look: (x: number, y: number) => Sight): LightMap {
  const grid = smoothed(measured(model, order, look));
  return {
    shade(id, x, y) {
      if (id === NOTHING) return CLEAR;
      const [r = 0, g = 0, b = 0] =
        gather(grid, id, x / STEP - 0.5, y / STEP - 0.5, 1.3) ?? amount(model, order, look(x, y), x * 3 + y);
      if (id !== GROUND) return [r, g, b, 1];
      const edge = Math.min(x, y, order.width - x, order.height - y) / (0.09 * Math.min(order.width, order.height));
      return shadowOf(r, g, b, Math.min(1, Math.max(0, edge)));
    },
  };
}

const CLEAR = [0, 0, 0, 0];

/** What has to be laid over the ground so that this share of its light is left (fading out towards the edge of the frame): browsers blend in sRGB, not in light (2.2; a little less keeps shadows deep). */
function shadowOf(r: number, g: number, b: number, fade: number): readonly number[] {
  const left = [r, g, b].map((share) => 1 - (1 - share ** (1 / 1.75)) * fade);
  const a = 1 - Math.min(...left, 1);
  if (a < 0.005) return CLEAR;
  return [...left.map((share) => a * Math.max(0, (share - 1 + a) / a) ** 2.2), a];
}

function measured(model: Model, order: TraceOrder, look: (x: number, y: number) => Sight): Grid {
  const columns = Math.ceil(order.width / STEP) + 1;
  const rows = Math.ceil(order.height / STEP) + 1;
  const ids = new Int32Array(columns * rows);
  const light = new Float32Array(columns * rows * 3);
  for (let at = 0; at < ids.length; at += 1) {
    const column = at % columns;
    const row = Math.floor(at / columns);
    const sight = look((column + 0.5) * STEP, (row + 0.5) * STEP);
    ids[at] = sight.id;
    light.set(amount(model, order, sight, column * 3.17 + row * 11.71), at * 3);
  }
  return { columns, rows, ids, light };
}

function smoothed(grid: Grid): Grid {
  const light = new Float32Array(grid.light.length);
  grid.ids.forEach((id, at) => {
    const found = gather(grid, id, at % grid.columns, Math.floor(at / grid.columns), id === GROUND ? 4 : 2.6);
    if (found) light.set(found, at * 3);
  });
  return { ...grid, light };
}

/** A facet's light is its colour lit; the ground's is how much of the open light is left. */
function amount(model: Model, { rays }: TraceOrder, { id, point }: Sight, seed: number): readonly number[] {
  if (id === NOTHING) return CLEAR.slice(1);
  const start = Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;
  if (id === GROUND) return ratio(lightAt(model, [point[0], point[1], 0], [0, 0, 1], model.floor, rays, start));
  const plane = model.planes[id >> 1];
  if (!plane) return CLEAR.slice(1);
  const colour = id % 2 === 0 ? plane.front : plane.back;
  const normal = id % 2 === 0 ? plane.normal : scale(plane.normal, -1);
  const { here } = lightAt(model, point, normal, colour, rays, start);
  return here.map((value, c) => value * (colour[c] ?? 0));
}

/** How much light is left; less coloured than it is and a little warmer, for a shadow should read as a shadow. */
function ratio({ here, open }: Light): readonly number[] {
  const left = here.map((value, c) => value / Math.max(0.001, open[c] ?? 1));
  const mean = left.reduce((sum, value) => sum + value, 0) / 3;
  const warm = [1, 1 - 0.1 * (1 - mean), 1 - 0.19 * (1 - mean)];
  return left.map((value, c) => Math.min(1, (mean + 0.55 * (value - mean)) * (warm[c] ?? 1)));
}

function gather(
  { columns, rows, ids, light }: Grid,
  id: number,
  gx: number,
  gy: number,
  reach: number,
): readonly number[] | undefined {
  let total = 0;
  let r = 0;
  let g = 0;
  let b = 0;
  const last = Math.min(columns - 1, Math.floor(gx + reach));
  const lowest = Math.min(rows - 1, Math.floor(gy + reach));
  for (let row = Math.max(0, Math.ceil(gy - reach)); row <= lowest; row += 1) {
    for (let column = Math.max(0, Math.ceil(gx - reach)); column <= last; column += 1) {
      const at = row * columns + column;
      if (ids[at] !== id) continue;
      const far = ((row - gy) ** 2 + (column - gx) ** 2) / reach ** 2;
      if (far >= 1) continue;
      const weight = (1 - far) ** 2;
      total += weight;
      r += weight * (light[at * 3] ?? 0);
      g += weight * (light[at * 3 + 1] ?? 0);
      b += weight * (light[at * 3 + 2] ?? 0);
    }
  }
  return total > 0.05 ? [r / total, g / total, b / total] : undefined;
}
