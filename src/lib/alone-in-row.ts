/** Whether an entry stands alone in the last of rows of two. */
export function isAloneInRow(index: number, count: number): boolean {
  return index === count - 1 && index % 2 === 0;
}
