import type { ReactElement, ReactNode } from "react";
import { shapeShadow } from "../stage/light";
import { row, themed } from "./theme";

/** Alder & Twine, three garden shops: leaf green, soil, twine. */
export const LEAF = "#3f8f3a";
export const PINE = "#1f4a26";
const TWINE = "#c9a063";
export const ALDER = themed({
  bg: "#fffcf3",
  panel: "#eef3df",
  ink: "#22301d",
  soft: "#66705c",
  line: "#d5dcc3",
  accent: LEAF,
  "on-accent": "#fbfff2",
  font: "Nunito",
  display: "Nunito",
  radius: "12px",
});

/** The leaf of the sign. */
export function AlderLeaf({ size }: { readonly size: number }): ReactElement {
  return (
    <svg width={size} height={size * 1.15} viewBox="0 0 40 46" style={{ flex: "none" }}>
      <path d="M20 2C36 12 36 28 20 36C4 28 4 12 20 2z" fill={LEAF} />
      <path d="M20 10V46" stroke={PINE} strokeWidth="3" />
      <path d="M12 38Q20 44 28 38M13 42Q20 47 27 42" stroke={TWINE} strokeWidth="2.6" fill="none" />
    </svg>
  );
}

/** A wooden label for a plant: pointed at the left. */
export function Stake({
  width,
  height,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}): ReactElement {
  const tip = height * 0.7;
  const lines = [0.2, 0.38, 0.6, 0.8].map(
    (at, n) =>
      `M${tip * (0.4 + n * 0.2)} ${height * at}Q${width * 0.5} ${height * at + (n % 2 ? 3 : -3)} ${width - 8} ${height * at}`,
  );
  return (
    <div style={{ position: "relative", width, height }}>
      <svg width={width} height={height} style={{ position: "absolute", inset: 0, filter: shapeShadow(7) }}>
        <path
          d={`M0 ${height / 2}L${tip} 0H${width - 10}Q${width} 0 ${width} 10V${height - 10}Q${width} ${height} ${width - 10} ${height}H${tip}z`}
          fill="#e9c991"
        />
        <path d={lines.join("")} stroke="#b98a4c" strokeWidth="1.4" fill="none" opacity="0.32" />
        <path d={`M${tip} 1H${width - 10}`} stroke="#fff3d6" strokeWidth="2" />
      </svg>
      <div
        style={row(14, { position: "absolute", inset: `0 16px 0 ${tip * 0.92}px`, justifyContent: "space-between" })}
      >
        {children}
      </div>
    </div>
  );
}

/** A pin of a map, cut from board. */
export function MapPin({ size, colour = LEAF }: { readonly size: number; readonly colour?: string }): ReactElement {
  return (
    <svg width={size} height={size * 1.36} viewBox="0 0 50 68" style={{ overflow: "visible", filter: shapeShadow(9) }}>
      <path d="M25 67C10 46 1 38 1 25A24 24 0 0 1 49 25C49 38 40 46 25 67z" fill={colour} />
      <path d="M25 67C40 46 49 38 49 25A24 24 0 0 0 34 3Q42 24 25 67z" fill="#0b2b10" opacity="0.22" />
      <circle cx="25" cy="25" r="10" fill="#fbfff2" />
    </svg>
  );
}

/** The green sprout that marks a question which became a guide. */
export function Sprout({ size, colour = LEAF }: { readonly size: number; readonly colour?: string }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" style={{ flex: "none" }}>
      <path d="M20 38V20" stroke={colour} strokeWidth="4" strokeLinecap="round" />
      <path d="M20 22C6 22 3 12 4 6C16 5 21 12 20 22zM20 17C20 6 28 2 37 3C38 13 32 18 20 17z" fill={colour} />
    </svg>
  );
}
