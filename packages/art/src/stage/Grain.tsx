import type { ReactElement } from "react";

/** The fibres of the backdrop paper: fixed noise, so that the same picture is the same every time. */
export function Grain({
  strength = 1,
  seed = 7,
}: {
  readonly strength?: number;
  readonly seed?: number;
}): ReactElement | null {
  if (strength <= 0) return null;
  const id = `grain-${String(seed)}`;
  return (
    <svg
      width="100%"
      height="100%"
      style={{ position: "absolute", inset: 0, mixBlendMode: "multiply", opacity: 0.2 * strength }}
      aria-hidden
    >
      <filter id={id} x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.55 0.7" numOctaves={3} seed={seed} stitchTiles="stitch" />
        <feColorMatrix type="matrix" values="0 0 0 0 0.47  0 0 0 0 0.36  0 0 0 0 0.22  0.5 0.5 0 0 -0.36" />
      </filter>
      <rect width="100%" height="100%" filter={`url(#${id})`} />
    </svg>
  );
}
