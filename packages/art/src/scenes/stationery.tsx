import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shadow, shapeShadow } from "../stage/light";
import { text } from "./theme";

interface CardProps {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: string;
  readonly ink?: string;
  readonly lift?: number;
  readonly radius?: number;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A card of 85 × 55 (business card) or any other measure, with a visible edge of board. */
export function Card({
  width = 240,
  height = 150,
  colour = "#fffaf0",
  ink = "var(--ui-ink)",
  lift = 4,
  radius = 3,
  style,
  children,
}: CardProps): ReactElement {
  return (
    <div
      style={{
        width,
        height,
        borderRadius: radius,
        background: colour,
        color: ink,
        padding: width * 0.08,
        boxShadow: `inset 0.6px 0.6px 0 rgb(255 255 255 / 0.5), 1px 1.5px 0 color-mix(in oklab, ${colour}, black 18%), ${shadow(lift)}`,
        position: "relative",
        overflow: "hidden",
        ...text(width * 0.05),
        ...style,
      }}
    >
      {children}
    </div>
  );
}

/** An envelope from behind, its flap shut or open. */
export function Envelope({
  width = 300,
  colour = "#f3e6cf",
  inside = "var(--signal)",
  open = false,
  seal,
}: {
  readonly width?: number;
  readonly colour?: string;
  readonly inside?: string;
  readonly open?: boolean;
  readonly seal?: ReactNode;
}): ReactElement {
  const dark = (share: number): string => `color-mix(in oklab, ${colour}, black ${String(share)}%)`;
  return (
    <div style={{ position: "relative", width, height: width * 0.62 }}>
      <svg width={width} height={width * 0.62} viewBox="0 0 300 186" style={{ filter: shapeShadow(4) }}>
        <rect width="300" height="186" rx="2" fill={open ? inside : dark(6)} />
        {open && <path d="M0 0L150 -96L300 0z" fill={inside} />}
        {open && <path d="M0 0L150 -96L300 0z" fill="#000" opacity="0.12" />}
        <path d="M0 0L126 92L0 186z" fill={colour} />
        <path d="M300 0L174 92L300 186z" fill={dark(9)} />
        <path
          d="M0 186L138 84Q150 76 162 84L300 186z"
          fill={dark(4)}
          style={{ filter: "drop-shadow(0 -1px 1.5px rgb(58 36 14 / 0.25))" }}
        />
        {!open && (
          <path
            d="M0 0H300L162 106Q150 114 138 106z"
            fill={`color-mix(in oklab, ${colour}, white 22%)`}
            style={{ filter: "drop-shadow(0 1.5px 2px rgb(58 36 14 / 0.3))" }}
          />
        )}
      </svg>
      {seal !== undefined && (
        <div style={{ position: "absolute", left: "50%", top: "54%", transform: "translate(-50%, -50%)" }}>{seal}</div>
      )}
    </div>
  );
}
