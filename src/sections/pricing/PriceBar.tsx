import { graphql } from "gatsby";

interface Props {
  readonly price: Queries.PriceBarFragment;
  /** Marks of the scale that all bars share. */
  readonly scale: readonly number[];
  /** The upper end is not settled: its half is only outlined. */
  readonly isOpen: boolean;
}

/** Least length of a strip, as a share of the scale: one price is a mark on it that can be seen. */
const LEAST = 0.02;

/** A range as a strip of paper with one crease, drawn to the scale. The figures beside it say the same. */
export function PriceBar({ price, scale, isOpen }: Props) {
  const top = scale.at(-1) ?? price.max;
  const middle = (price.min + price.max) / 2;
  const half = Math.max(price.max - price.min, top * LEAST) / 2;
  const [min, max] = [middle - half, middle + half];
  return (
    <svg
      className="price-bar"
      viewBox={`0 0 ${top} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-open={isOpen || undefined}
    >
      <path className="price-bar__scale" d={scale.map((mark) => `M${mark} 0V24`).join("")} />
      <path className="fold-lit" d={`M${min} 4L${middle} 8V24L${min} 20Z`} />
      <path className="fold-shade" d={`M${middle} 8L${max} 4V20L${middle} 24Z`} />
    </svg>
  );
}

export const query = graphql`
  fragment PriceBar on PriceRange {
    min
    max
  }
`;
