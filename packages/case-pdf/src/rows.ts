/** The most that stand side by side. */
const ACROSS = 4;

/** Things in rows of almost the same number, four in a row at most: five become three and two. */
export function inRows<T>(things: readonly T[]): readonly (readonly T[])[] {
  const across = Math.ceil(things.length / Math.ceil(things.length / ACROSS));
  return Array.from({ length: Math.ceil(things.length / across) }, (_, row) =>
    things.slice(row * across, (row + 1) * across),
  );
}
