import type { ReactElement } from "react";
import { Draw } from "./At";
import { display, row, themed } from "./theme";

export const DAWN = "#1c2b4a";
export const BUTTER = "#f6cf63";
export const CRUST = "#b8632a";
export const FLOUR = "#faf5ea";
export const SERIF = "Fraunces";

export const CRUMBWELL = {
  color: DAWN,
  ...themed({
    bg: FLOUR,
    panel: "#f1e6cf",
    ink: DAWN,
    soft: "#6d6a6c",
    line: "#ddd0b6",
    accent: DAWN,
    "on-accent": "#fff6de",
    font: '"Instrument Sans"',
    display: SERIF,
  }),
};

/** The sign of the bakery: layers under a crust. */
export function CrumbMark({
  size,
  ground = DAWN,
  ink = BUTTER,
}: {
  readonly size: number;
  readonly ground?: string;
  readonly ink?: string;
}): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 60 60" style={{ flex: "none" }}>
      <circle cx={30} cy={30} r={30} fill={ground} />
      <path
        d="M11 40A19 19 0 0 1 49 40M19 40A11 11 0 0 1 41 40M27 40A3 3 0 0 1 33 40M9 47H51"
        fill="none"
        stroke={ink}
        strokeWidth={4.4}
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Crumbwell({ size }: { readonly size: number }): ReactElement {
  return (
    <span style={row(size * 0.34)}>
      <CrumbMark size={size * 1.35} />
      <span style={display(size, 640, { whiteSpace: "nowrap" })}>Crumbwell</span>
    </span>
  );
}

/** Flour strewn over a table of w × h: fine where the hand shook it, thick in two places. */
export function Flour({
  w,
  h,
  spots,
}: {
  readonly w: number;
  readonly h: number;
  readonly spots: readonly (readonly [number, number, number])[];
}): ReactElement {
  return (
    <Draw w={w} h={h}>
      <defs>
        <filter id="flour" x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency="0.7 0.8" numOctaves={3} seed={11} />
          <feColorMatrix type="matrix" values="0 0 0 0 1  0 0 0 0 0.985  0 0 0 0 0.95  0 0 0 5 -2" result="noise" />
          <feGaussianBlur in="SourceGraphic" stdDeviation="34" result="cloud" />
          <feComposite in="noise" in2="cloud" operator="in" />
        </filter>
      </defs>
      <g opacity={0.45} style={{ filter: "blur(38px)" }}>
        {spots.map(([x, y, r]) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r} ry={r * 0.72} fill="#fff" />
        ))}
      </g>
      <g filter="url(#flour)">
        <rect width={w} height={h} fill="none" />
        {spots.map(([x, y, r]) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r} ry={r * 0.72} fill="#fff" />
        ))}
      </g>
    </Draw>
  );
}
