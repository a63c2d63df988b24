import { amountsIn, type Market, type Price, priceText } from "../../lib/price-text";

/** What the price list holds, as far as prices go. */
interface PriceList {
  readonly packages: readonly { readonly price: Price }[];
}

/** A mark of a scale, and the amount that stands there. */
interface Mark {
  readonly at: number;
  readonly text: string;
  /** Where it stands, in hundredths of the scale. */
  readonly place: number;
  /** Whether the scale is broken before it. */
  readonly isBroken: boolean;
}

/** What is asked of Gatsby's node model. */
interface Context {
  readonly nodeModel: { findOne: (args: { type: string; query: object }) => Promise<object | null> };
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
    "The least of all prices, as it is shown."
    from: String!
  }
  "A mark of a scale of prices."
  type PriceMark @dontInfer {
    at: Float!
    text: String!
    "Where it stands, in hundredths of the scale."
    place: Float!
    "Whether amounts are left out before it."
    isBroken: Boolean!
  }
`;

/** Prices in words, and the scale that they are drawn to. */
export const priceResolvers = {
  PriceRange: {
    text: { resolve: async (price: Price, _: unknown, context: Context) => priceText(price, await agencyOf(context)) },
  },
  Packages: {
    scale: {
      resolve: async ({ packages }: PriceList, _: unknown, context: Context) =>
        priceScale(
          packages.map(({ price }) => price),
          await agencyOf(context),
        ),
    },
    from: { resolve: ({ packages }: PriceList, _: unknown, context: Context) => leastPrice(packages, context) },
  },
};

/** The least of the prices, as it is shown; nothing where there are none. */
export async function leastPrice(offers: PriceList["packages"], context: Context): Promise<string | undefined> {
  if (offers.length === 0) return undefined;
  const least = Math.min(...offers.map(({ price }) => price.min));
  return priceText({ min: least, max: least }, await agencyOf(context));
}

async function agencyOf({ nodeModel }: Context): Promise<Market> {
  const agency = await nodeModel.findOne({ type: "Agency", query: {} });
  if (!agency) throw new Error("Prices: nothing is known of the agency, whose currency they are in");
  return agency as Market;
}

/** How many steps a scale may have, the most first. */
const STEPS = [6, 5, 4, 3, 2, 1];

/** The steps that people count in, each also ten, a hundred … times as large. */
const ROUND = [1, 2, 2.5, 5, 10];

/** So many characters have room on the scale where it is narrowest with all marks: 321 px in a window of 960 px. */
const ROOM = 37;

/** From so many times the next highest price on, the highest alone would take the room of all others. */
const ALONE = 1.8;

/** How long the part of a scale is in which it is broken, in steps. */
const BREAK = 0.75;

/**
 * The marks of a scale that starts at nothing and holds all of these prices: round amounts, as many as have room. Where
 * one price goes far beyond all others, the scale is broken before its end.
 */
export function priceScale(prices: readonly Price[], agency: Market): Mark[] {
  const amount = amountsIn(agency);
  const [most = 0, next = most] = prices.map(({ max }) => max).sort((one, other) => other - one);
  const isBroken = most >= ALONE * next;
  const scales = STEPS.map((steps) => {
    const marks = marksUpTo(isBroken ? next : most, steps);
    const length = marks.length - 1 + (isBroken ? BREAK : 0);
    const even = marks.map((at, index) => ({ at, text: amount(at), place: (100 * index) / length, isBroken: false }));
    return isBroken ? [...even, { at: most, text: amount(most), place: 100, isBroken }] : even;
  });
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
  return scale.every(({ place }, index) => {
    const next = scale[index + 1]?.place ?? Infinity;
    return ((next - place) * ROOM) / 100 >= longest;
  });
}
