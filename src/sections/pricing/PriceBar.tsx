import type { Price } from "../../lib/price-range";

interface Props {
  readonly price: Price;
  /** Marks of the scale that all bars share. */
  readonly scale: readonly number[];
  /** The upper end is not settled: its half is only outlined. */
  readonly isOpen: boolean;
}

/** A range as a strip of paper with one crease, drawn to the scale. The figures beside it say the same. */
export function PriceBar({ price: { min, max }, scale, isOpen }: Props) {
  const middle = (min + max) / 2;
  return (
    <svg
      className="price-bar"
      viewBox={`0 0 ${scale.at(-1) ?? max} 24`}
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
