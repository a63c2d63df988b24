import type { ReactElement } from "react";
import { At } from "./At";
import { column, display, row, text, themed } from "./theme";

export const PLUM = "#4a2263";
export const MISS = "#e5321f";
export const HIT = "#1f9d4b";

export const PARKWREN = themed({
  bg: "#faf6fb",
  ink: "#2a1438",
  soft: "#75647f",
  line: "#dccfe3",
  accent: PLUM,
  "on-accent": "#fff4d8",
  "accent-2": "#ffcb3d",
});

/** Where a finger came down. */
export function Tap({
  x,
  y,
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}): ReactElement {
  return (
    <At
      x={x - 25}
      y={y - 25}
      w={50}
      h={50}
      style={{
        borderRadius: 50,
        background: `color-mix(in srgb, ${colour} 34%, transparent)`,
        boxShadow: `inset 0 0 0 3.5px ${colour}`,
        display: "grid",
        placeItems: "center",
      }}
    >
      <span style={{ width: 17, height: 17, borderRadius: 17, background: colour }} />
    </At>
  );
}

export const Clock = ({ high, size }: { readonly high: number; readonly size: number }): ReactElement => (
  <div
    style={column(0, {
      height: high,
      alignItems: "center",
      justifyContent: "center",
      borderRadius: 28,
      background: "#ffcb3d",
    })}
  >
    <span style={display(size, 790, { letterSpacing: "-0.05em", lineHeight: 0.95 })}>0:12</span>
    <span style={text(32, { fontWeight: 680, lineHeight: 1.2 })}>left</span>
  </div>
);

export function Name(): ReactElement {
  return (
    <div style={row(9, { marginBottom: 16 })}>
      <svg width={34} height={34} viewBox="0 0 34 34">
        <rect width={34} height={34} rx={9} fill={PLUM} />
        <path d="M7 20Q9 10 18 11L27 8L25 15Q26 25 15 26H7L11 22Z" fill="#ffcb3d" />
        <circle cx={20} cy={14.5} r={1.8} fill={PLUM} />
      </svg>
      <span style={display(28, 740)}>Parkwren</span>
    </div>
  );
}

export const Score = ({ words, colour }: { readonly words: string; readonly colour: string }): ReactElement => (
  <div
    style={{
      padding: "8px 20px 12px",
      borderRadius: 10,
      background: colour,
      color: "#fff",
      boxShadow: "4px 7px 12px rgb(10 10 14 / 0.4)",
      ...display(37, 740, { whiteSpace: "nowrap" }),
    }}
  >
    {words}
  </div>
);
