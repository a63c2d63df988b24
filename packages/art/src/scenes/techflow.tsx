import type { ReactElement } from "react";
import { display, row, themed } from "./theme";

export const NIGHT = "#141d1d";
export const RED = "#ff4b33";
export const AMBER = "#ffb02e";
export const TEAL = "#0f8a80";

export const TECHFLOW = {
  color: "#eef5f2",
  ...themed({
    bg: "#0d1515",
    panel: "#22302f",
    ink: "#eef5f2",
    soft: "#a9bab7",
    line: "#33433f",
    accent: "#37c2b1",
    font: '"Instrument Sans"',
    display: '"Bricolage Grotesque"',
  }),
};

/** The name of the client, with its sign: three lines that become one. */
export function Techflow({
  size,
  ink = "currentColor",
  mark = "#37c2b1",
}: {
  readonly size: number;
  readonly ink?: string;
  readonly mark?: string;
}): ReactElement {
  return (
    <span style={row(size * 0.34, { color: ink })}>
      <svg width={size * 1.25} height={size} viewBox="0 0 50 40">
        <path
          d="M2 5H12C24 5 24 20 36 20H48M2 20H48M2 35H12C24 35 24 20 36 20"
          fill="none"
          stroke={mark}
          strokeWidth={6}
          strokeLinecap="round"
        />
      </svg>
      <span style={display(size, 720, { whiteSpace: "nowrap" })}>TechFlow</span>
    </span>
  );
}
