/** What something costs, from and to; the same twice where there is one price. */
export interface Price {
  readonly min: number;
  readonly max: number;
}

/** What says how an amount is written. */
export interface Market {
  readonly language: string;
  /** ISO 4217, such as USD. */
  readonly currency: string;
}

/** A price as it is shown: `$800 - $2,500`, or one figure where it is fixed. */
export function priceText({ min, max }: Price, market: Market): string {
  const amount = amountsIn(market);
  return min === max ? amount(min) : `${amount(min)} - ${amount(max)}`;
}

/** Writes amounts: whole, as the language of the site does it; as English does where nothing is known of a language. */
export function amountsIn({ language, currency }: Market): (amount: number) => string {
  const format = new Intl.NumberFormat([language, "en"], { style: "currency", currency, maximumFractionDigits: 0 });
  return (amount) => format.format(amount);
}
