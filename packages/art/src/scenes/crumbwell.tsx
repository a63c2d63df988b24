import type { ReactElement } from "react";
import { chance } from "../fold/chance";
import { Draw } from "./At";
import { display, row, themed } from "./theme";

export const DAWN = "#1c2b4a";
export const BUTTER = "#f6cf63";
export const CRUST = "#b8632a";
export const FLOUR = "#faf5ea";
const SERIF = "Fraunces";

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

/** Flour on a table of w × h: grains, closest together where the hand shook it. */
export function Flour({
  w,
  h,
  spots,
}: {
  readonly w: number;
  readonly h: number;
  readonly spots: readonly (readonly [x: number, y: number, wide: number])[];
}): ReactElement {
  const next = chance(11);
  const grains = spots.flatMap(([x, y, wide]) =>
    Array.from({ length: Math.round(wide * 1.3) }, () => {
      const [turn, far] = [next() * Math.PI * 2, wide * next() ** 1.3];
      return [x + far * Math.cos(turn), y + far * Math.sin(turn), 0.7 + 1.9 * next() ** 3] as const;
    }),
  );
  return (
    <Draw w={w} h={h}>
      {grains.map(([x, y, r], n) => (
        <circle key={n} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(2)} fill="#fff" opacity={0.85} />
      ))}
    </Draw>
  );
}
