import type { ReactElement } from "react";
import { themed } from "./theme";

/** The colours of owldoc. */
export const NAVY = "#111a3a";
export const AMBER = "#f2a71b";
export const CREAM = "#fbf5e6";

export const OWLDOC = themed({
  bg: CREAM,
  panel: "#f1e8d2",
  ink: "#141c3d",
  soft: "#5b6079",
  line: "#dccfb2",
  accent: AMBER,
  "on-accent": "#141c3d",
  display: "Fraunces",
  font: "Instrument Sans",
  radius: "8px",
});

/** Two amber circles that look at you. */
function Eyes({
  size,
  ground = NAVY,
  look = [0, 0],
}: {
  readonly size: number;
  readonly ground?: string;
  /** Where the pupils are, in shares of the circle. */
  readonly look?: readonly [number, number];
}): ReactElement {
  const [dx, dy] = look;
  return (
    <svg width={size * 1.9} height={size} viewBox="0 0 190 100" style={{ flex: "none" }}>
      {[50, 140].map((x) => (
        <g key={x}>
          <circle cx={x} cy={50} r={44} fill={AMBER} />
          <circle cx={x + dx * 44} cy={50 + dy * 44} r={19} fill={ground} />
        </g>
      ))}
    </svg>
  );
}

export function Owldoc({
  size,
  ink = CREAM,
  ground = NAVY,
}: {
  readonly size: number;
  readonly ink?: string;
  readonly ground?: string;
}): ReactElement {
  return (
    <span style={{ display: "inline-flex", alignItems: "center", gap: size * 0.28, color: ink }}>
      <Eyes size={size * 0.86} ground={ground} />
      <span
        style={{ fontFamily: "Fraunces", fontWeight: 600, fontSize: size, lineHeight: 1, letterSpacing: "-0.02em" }}
      >
        owldoc
      </span>
    </span>
  );
}
