/**
 * What a query for a thing that has to exist has found.
 *
 * Gatsby types every single node as one that may be missing; the content check has made sure that it is not.
 *
 * @throws When it is missing all the same, naming it.
 */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`The data layer has no ${what}`);
  return value;
}
