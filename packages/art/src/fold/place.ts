import type { Facet } from "../trace/order";
import { add, turnAround, type Vec } from "../trace/vector";

/** Facets moved by a vector. */
export function move(facets: readonly Facet[], by: Vec): Facet[] {
  return each(facets, (point) => add(point, by));
}

/** Facets turned around an axis through the origin: [1,0,0] tips towards or away, [0,1,0] sideways, [0,0,1] spins on the table. */
export function spin(facets: readonly Facet[], axis: Vec, degrees: number): Facet[] {
  return each(facets, (point) => turnAround(point, [0, 0, 0], axis, degrees));
}

/** Facets centred on the origin and let down until the lowest point lies on the ground (or floats `lift` above it). */
export function settle(facets: readonly Facet[], lift = 0.4): Facet[] {
  const all = facets.flatMap(({ points }) => points);
  const middle = (axis: 0 | 1): number => {
    const values = all.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return move(facets, [-middle(0), -middle(1), lift - Math.min(...all.map(([, , z]) => z))]);
}

function each(facets: readonly Facet[], change: (point: Vec) => Vec): Facet[] {
  return facets.map((facet) => ({ ...facet, points: facet.points.map(change) }));
}
