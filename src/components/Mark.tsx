import { facetPath, MARK, MARK_SIZE } from "../lib/mark";

/** The mark, in the theme's signal colour. */
export function Mark() {
  return (
    <svg className="mark" viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} width="32" height="32" aria-hidden="true">
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
