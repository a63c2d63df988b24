import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shadow, shapeShadow } from "../stage/light";

/** Soil with its crumbs, as large as its field. */
function Soil({ id, style }: { readonly id: string; readonly style?: CSSProperties }): ReactElement {
  const crumbs = Array.from({ length: 14 }, (_, n) => ({
    x: (n * 61) % 149,
    y: (n * 97) % 151,
    r: 3.4 + ((n * 13) % 10) * 0.5,
    tone: ["#2f1c10", "#452b1b", "#4c3020", "#331e12", "#533624"][n % 5],
  }));
  return (
    <svg width="100%" height="100%" style={{ position: "absolute", inset: 0, ...style }}>
      <defs>
        <pattern id={`soil-${id}`} width="150" height="150" patternUnits="userSpaceOnUse">
          <rect width="150" height="150" fill="#3b2415" />
          {crumbs.map(({ x, y, r, tone }, n) => (
            <ellipse key={n} cx={x} cy={y} rx={r * 1.3} ry={r} fill={tone} transform={`rotate(${n * 29} ${x} ${y})`} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#soil-${id})`} />
    </svg>
  );
}

const BLADE = "M0 0C-15 -12 -15 -34 0 -46C15 -34 15 -12 0 0z";
const ROUND = "M0 -4C-22 -8 -24 -34 0 -40C24 -34 22 -8 0 -4z";

/** A seedling from above. */
export function Seedling({
  size,
  leaves = 4,
  colours = ["#7fc04a", "#4f9a3a"],
  round = false,
  turn = 0,
}: {
  readonly size: number;
  readonly leaves?: number;
  readonly colours?: readonly [string, string];
  readonly round?: boolean;
  readonly turn?: number;
}): ReactElement {
  const all = Array.from({ length: leaves }, (_, n) => ({
    at: turn + (n * 360) / leaves,
    big: n % 2 === 0 ? 1 : 0.74,
  }));
  return (
    <svg
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      style={{ display: "block", overflow: "visible", filter: shapeShadow(6) }}
    >
      {all.map(({ at, big }) => (
        <g key={at} transform={`rotate(${at}) scale(${big})`}>
          <path d={round ? ROUND : BLADE} fill={colours[big === 1 ? 0 : 1]} />
          <path d={round ? "M0 -4C22 -8 24 -34 0 -40z" : "M0 0C15 -12 15 -34 0 -46z"} fill="#0d3a12" opacity="0.2" />
          <path d="M0 -3V-36" stroke="#f2ffd0" strokeWidth="1.6" opacity="0.55" />
        </g>
      ))}
      <circle r="5" fill={colours[1]} />
    </svg>
  );
}

/** A black tray with cells. */
export function Tray({
  cell,
  columns,
  rows,
  children,
}: {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly children: (index: number) => ReactNode;
}): ReactElement {
  const gap = 16;
  return (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: `repeat(${columns}, ${cell}px)`,
        gap,
        padding: 26,
        borderRadius: 26,
        background: "linear-gradient(130deg, #4b5049, #2a2d29 40%, #1d1f1c)",
        boxShadow: `inset 2px 2px 1px rgb(255 255 255 / 0.25), ${shadow(24)}`,
      }}
    >
      {Array.from({ length: columns * rows }, (_, index) => (
        <div
          key={index}
          style={{
            position: "relative",
            height: cell,
            borderRadius: 16,
            boxShadow: "0 0 0 3px #121310, -1px -1px 0 4px #5d635b",
          }}
        >
          <Soil id={`tray-${index}`} style={{ borderRadius: 16 }} />
          <div
            style={{
              position: "absolute",
              inset: 0,
              borderRadius: 16,
              boxShadow: "inset 8px 12px 16px rgb(0 0 0 / 0.6)",
            }}
          />
          <div style={{ position: "absolute", inset: 0, display: "grid", placeItems: "center" }}>{children(index)}</div>
        </div>
      ))}
    </div>
  );
}
