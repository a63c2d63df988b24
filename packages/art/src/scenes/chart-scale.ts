/** Maps a range of values to a range of pixels. */
export function scaleOf(values: readonly number[], from: number, to: number, zero = false): (value: number) => number {
  const low = zero ? Math.min(0, ...values) : Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || 1;
  return (value) => Math.round((from + ((value - low) / span) * (to - from)) * 100) / 100;
}

/** A path through points: straight, or as a curve that never overshoots. */
export function pathThrough(points: readonly (readonly [number, number])[], curved = false): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${String(x)} ${String(y)}`;
      const middle = (before[0] + x) / 2;
      return curved
        ? `C${String(middle)} ${String(before[1])} ${String(middle)} ${String(y)} ${String(x)} ${String(y)}`
        : `L${String(x)} ${String(y)}`;
    })
    .join("");
}

/** A piece of a ring between two shares of the whole turn (0 is the top). */
export function ringPart(cx: number, cy: number, outer: number, inner: number, from: number, to: number): string {
  const point = (radius: number, share: number): string => {
    const a = share * 2 * Math.PI - Math.PI / 2;
    return `${(cx + radius * Math.cos(a)).toFixed(2)} ${(cy + radius * Math.sin(a)).toFixed(2)}`;
  };
  const large = to - from > 0.5 ? 1 : 0;
  return `M${point(outer, from)}A${String(outer)} ${String(outer)} 0 ${String(large)} 1 ${point(outer, to)}L${point(inner, to)}A${String(inner)} ${String(inner)} 0 ${String(large)} 0 ${point(inner, from)}Z`;
}
