/** A number of things in a message, which is English: `1 fault`, `2 faults`. */
export function numberOf(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
