import type { ReactElement } from "react";
import { row, themed } from "./theme";

export const BERRY = "#8f1d45";
export const CREAM = "#fbf3e4";

/** Ardenholt Partners, management consulting: berry red on cream, set in Fraunces. */
export const ARDENHOLT = themed({
  bg: CREAM,
  panel: "#f2e6d6",
  ink: "#2b1620",
  soft: "#75606a",
  line: "#e0cfbe",
  accent: BERRY,
  "on-accent": "#fff4ea",
  display: "Fraunces",
});

export function Ardenholt({
  size = 22,
  colour = BERRY,
}: {
  readonly size?: number;
  readonly colour?: string;
}): ReactElement {
  return (
    <span style={row(size * 0.42, { color: colour })}>
      <svg width={size * 0.9} height={size * 0.9} viewBox="0 0 24 24">
        <path d="M2 23V13A10 10 0 0 1 22 13V23H16V13A4 4 0 0 0 8 13V23Z" fill="currentColor" />
      </svg>
      <span
        style={{ fontFamily: "Fraunces", fontSize: size, fontWeight: 600, letterSpacing: "-0.01em", lineHeight: 1 }}
      >
        Ardenholt
      </span>
    </span>
  );
}
