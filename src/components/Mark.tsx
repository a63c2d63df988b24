import { facetPath, MARK, MARK_SIZE } from "../lib/mark";

interface Props {
  /** Pixels of its sides. */
  readonly size?: number;
}

/** The mark, in the theme's signal colour. */
export function Mark({ size = MARK_SIZE }: Props) {
  return (
    <svg className="mark" viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} width={size} height={size} aria-hidden="true">
      {MARK.map((facet) => (
        <path
          key={facet.light}
          d={facetPath(facet)}
          fill={`color-mix(in oklab, var(--signal) ${facet.light * 100}%, black)`}
        />
      ))}
    </svg>
  );
}
