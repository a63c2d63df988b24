/** What a package costs, from and to, in whole US dollars. */
export interface Price {
  readonly min: number;
  readonly max: number;
}

/** A range of prices in the specification's form: `$800 - $2,500`. */
export function priceRange({ min, max }: Price): string {
  return `${dollars(min)} - ${dollars(max)}`;
}

/** The marks of a scale that starts at nothing and holds all of these prices. */
export function priceScale(prices: readonly Price[], step = 5000): number[] {
  const steps = Math.ceil(Math.max(...prices.map(({ max }) => max)) / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** An amount with its thousands apart. Written out, so that it is the same whatever the language of the machine. */
export function dollars(amount: number): string {
  return `$${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",")}`;
}
