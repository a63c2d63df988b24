/** What a package costs, from and to; the same twice where there is one price. */
interface Price {
  readonly min: number;
  readonly max: number;
}

/** What says how an amount is written. */
interface Agency {
  readonly language: string;
  readonly currency: string;
}

/** A mark of a scale, and the amount that stands there. */
interface Mark {
  readonly at: number;
  readonly text: string;
}

/** What is asked of Gatsby's node model. */
interface Context {
  readonly nodeModel: { findOne: (args: { type: "Agency"; query: object }) => Promise<Agency | null> };
}

/** What is told of prices besides their figures. Written at build, so that no page has to bring what writes it. */
export const priceTypes = `
  extend type PriceRange {
    "As it is shown, in the language and the currency of the site."
    text: String!
  }
  extend type Packages {
    "A scale that starts at nothing and holds all prices."
    scale: [PriceMark!]!
  }
  "A mark of a scale of prices."
  type PriceMark @dontInfer {
    at: Float!
    text: String!
  }
`;

/** Prices in words, and the scale that they are drawn to. */
export const priceResolvers = {
  PriceRange: {
    text: { resolve: async (price: Price, _: unknown, context: Context) => priceText(price, await agencyOf(context)) },
  },
  Packages: {
    scale: {
      resolve: async (
        source: { readonly packages: readonly { readonly price: Price }[] },
        _: unknown,
        context: Context,
      ) =>
        priceScale(
          source.packages.map(({ price }) => price),
          await agencyOf(context),
        ),
    },
  },
};

async function agencyOf({ nodeModel }: Context): Promise<Agency> {
  const agency = await nodeModel.findOne({ type: "Agency", query: {} });
  if (!agency) throw new Error("Prices: nothing is known of the agency, whose currency they are in");
  return agency;
}

/** A price as it is shown: `$800 - $2,500`, or one figure where it is fixed. */
export function priceText({ min, max }: Price, agency: Agency): string {
  const amount = amountsIn(agency);
  return min === max ? amount(min) : `${amount(min)} - ${amount(max)}`;
}

/** How many steps a scale may have, the most first. */
const STEPS = [6, 5, 4, 3, 2, 1];

/** The steps that people count in, each also ten, a hundred … times as large. */
const ROUND = [1, 2, 2.5, 5, 10];

/** So many characters have room on the scale where it is narrowest with all marks: 321 px in a window of 960 px. */
const ROOM = 37;

/** The marks of a scale that starts at nothing and holds all of these prices: round amounts, as many as have room. */
export function priceScale(prices: readonly Price[], agency: Agency): Mark[] {
  const amount = amountsIn(agency);
  const most = Math.max(...prices.map(({ max }) => max));
  const scales = STEPS.map((steps) => marksUpTo(most, steps).map((at) => ({ at, text: amount(at) })));
  return scales.find(hasRoom) ?? scales.at(-1) ?? [];
}

/** Marks at the smallest round and whole amount that needs no more steps than these. */
function marksUpTo(most: number, steps: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / steps)));
  const step = ROUND.map((round) => round * power).find((one) => Number.isInteger(one) && one * steps >= most) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** As on a ruler, an amount stands behind its mark: the last one has room beside the scale. */
function hasRoom(scale: readonly Mark[]): boolean {
  const longest = Math.max(...scale.map(({ text }) => text.length));
  return (scale.length - 1) * longest <= ROOM;
}

/** Writes amounts: whole, as the language of the site does it; as English does where nothing is known of a language. */
function amountsIn({ language, currency }: Agency): (amount: number) => string {
  const format = new Intl.NumberFormat([language, "en"], { style: "currency", currency, maximumFractionDigits: 0 });
  return (amount) => format.format(amount);
}
