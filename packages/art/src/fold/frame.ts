import { cameraOf, project, turned } from "../trace/camera";
import type { Facet, View } from "../trace/order";

/** The view moved and sized so that the sculpture fills the frame but for a margin (a share of the frame on each side). */
export function framed(facets: readonly Facet[], view: View, width: number, height: number, margin: number): View {
  const plain: View = { ...view, zoom: 1, shift: [0, 0] };
  const camera = cameraOf({ width, height, view: plain });
  const seen = facets.flatMap(({ points }) =>
    points.map((point) => project(turned(point, view.turn), camera, plain, width, height)),
  );
  const [left, right] = range(seen.map(([x]) => x - width / 2));
  const [top, bottom] = range(seen.map(([, y]) => y - height / 2));
  const zoom = Math.min((width * (1 - 2 * margin)) / (right - left), (height * (1 - 2 * margin)) / (bottom - top));
  return { ...view, zoom, shift: [(-zoom * (left + right)) / 2, (-zoom * (top + bottom)) / 2] };
}

function range(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
