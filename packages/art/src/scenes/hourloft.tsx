import type { ReactElement } from "react";
import { row, themed } from "./theme";

export const LEAF = "#0f7a43";

/** Hourloft, shift planning: a clear green, set in Nunito. */
export const HOURLOFT = themed({
  bg: "#ffffff",
  panel: "#eef4ec",
  ink: "#14261b",
  soft: "#5c6b61",
  line: "#d9e2d8",
  accent: LEAF,
  "accent-2": "#c8321f",
  display: "Nunito",
});

/** An hour that is also a floor under a roof. */
export function Hourloft({
  size = 26,
  colour = LEAF,
}: {
  readonly size?: number;
  readonly colour?: string;
}): ReactElement {
  return (
    <span style={row(size * 0.34, { color: colour })}>
      <svg width={size} height={size} viewBox="0 0 24 24">
        <path d="M12 1L23 10V21Q23 23 21 23H3Q1 23 1 21V10Z" fill="currentColor" />
        <path d="M12 8V14.5L16.5 17" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      </svg>
      <span style={{ fontFamily: "Nunito", fontWeight: 900, fontSize: size, letterSpacing: "-0.02em", lineHeight: 1 }}>
        Hourloft
      </span>
    </span>
  );
}
