import { graphql } from "gatsby";

interface Props {
  readonly price: Queries.PriceBarFragment;
  /** Marks of the scale that all bars share. */
  readonly scale: readonly Queries.PriceScaleFragment[];
  /** The upper end is not settled: its half is only outlined. */
  readonly isOpen: boolean;
}

/** Least length of a strip, in hundredths of the scale: one price is a mark on it that can be seen. */
const LEAST = 2;

/**
 * A range as a strip of paper with one crease, drawn to the scale, torn where that is broken. The figures beside it say
 * the same.
 */
export function PriceBar({ price, scale, isOpen }: Props) {
  const [from, to] = [placeOf(price.min, scale), placeOf(price.max, scale)];
  const middle = (from + to) / 2;
  const half = Math.max(to - from, LEAST) / 2;
  const [min, max] = [middle - half, middle + half];
  const torn = scale[scale.findIndex(({ isBroken }) => isBroken) - 1]?.place;
  return (
    <svg
      className="price-bar"
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-open={isOpen || undefined}
    >
      <path className="price-bar__scale" d={scale.map(({ place }) => `M${place} 0V24`).join("")} />
      <path className="fold-lit" d={`M${min} 4L${middle} 8V24L${min} 20Z`} />
      <path className="fold-shade" d={`M${middle} 8L${max} 4V20L${middle} 24Z`} />
      {torn !== undefined && to > torn && <path className="price-bar__break" d={tear((torn + 100) / 2)} />}
    </svg>
  );
}

/** Where an amount stands, in hundredths of the scale: between its marks it runs evenly. */
function placeOf(amount: number, scale: readonly Queries.PriceScaleFragment[]): number {
  const after = Math.max(
    1,
    scale.findIndex(({ at }) => at >= amount),
  );
  const [left, right] = [scale[after - 1], scale[after]];
  if (!left || !right) return 100;
  return left.place + ((right.place - left.place) * (amount - left.at)) / (right.at - left.at);
}

/** A line across a strip, torn from top to bottom. */
function tear(place: number): string {
  return `M${place} -3l1 5l-2 7l2 7l-2 7l1 4`;
}

export const query = graphql`
  fragment PriceBar on PriceRange {
    min
    max
  }
  fragment PriceScale on PriceMark {
    at
    place
    isBroken
  }
`;
