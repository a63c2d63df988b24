import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shadow, shapeShadow } from "../stage/light";

/** Words in a drawing: an SVG text by its anchor. */
export function Say({
  x,
  y,
  size,
  weight = 600,
  fill = "var(--ui-ink)",
  anchor = "start",
  font = "var(--ui-font)",
  turn = 0,
  style,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly font?: string;
  readonly turn?: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      transform={turn === 0 ? undefined : `rotate(${String(turn)} ${String(x)} ${String(y)})`}
      style={{
        fontFamily: font,
        fontSize: size,
        fontWeight: weight,
        fill,
        letterSpacing: size > 28 ? "-0.02em" : undefined,
        ...style,
      }}
    >
      {children}
    </text>
  );
}

/** A drawing pin from above. */
export function Pushpin({
  size = 26,
  colour = "var(--signal)",
}: {
  readonly size?: number;
  readonly colour?: string;
}): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" style={{ filter: shapeShadow(5) }}>
      <circle cx="20" cy="20" r="18" fill={colour} />
      <circle cx="20" cy="20" r="18" fill="#000" opacity="0.14" />
      <circle cx="18.5" cy="18" r="12.5" fill={colour} />
      <ellipse cx="14.5" cy="13" rx="5" ry="3.6" fill="#fff" opacity="0.6" transform="rotate(-35 14.5 13)" />
    </svg>
  );
}

/** A thread that lies on the table, with its shadow; drawn over the whole picture. */
export function Thread({
  d,
  colour,
  width = 3,
  lift = 3,
  dash,
  style,
}: {
  readonly d: string;
  readonly colour: string;
  readonly width?: number;
  readonly lift?: number;
  readonly dash?: string;
  readonly style?: CSSProperties;
}): ReactElement {
  return (
    <svg
      width="1"
      height="1"
      style={{ position: "absolute", left: 0, top: 0, overflow: "visible", filter: shapeShadow(lift), ...style }}
    >
      <path
        d={d}
        fill="none"
        stroke={colour}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={dash}
      />
      <path
        d={d}
        fill="none"
        stroke="#fff"
        strokeOpacity={0.28}
        strokeWidth={width * 0.3}
        strokeLinecap="round"
        strokeDasharray={dash}
        transform={`translate(${String(-width * 0.18)} ${String(-width * 0.22)})`}
      />
    </svg>
  );
}

/** A ring drawn once around something with a soft pencil: it does not quite meet its beginning. */
export function HandRing({
  width,
  height,
  colour,
  stroke = 5,
  style,
}: {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly stroke?: number;
  readonly style?: CSSProperties;
}): ReactElement {
  return (
    <svg width={width} height={height} viewBox="0 0 100 100" preserveAspectRatio="none" style={style}>
      <path
        d="M62 4C30 -2 3 20 3 52C3 82 28 98 54 97C82 96 98 76 97 48C96 20 74 3 40 7"
        fill="none"
        stroke={colour}
        strokeWidth={stroke}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        opacity={0.9}
      />
    </svg>
  );
}

/** A piece of card with rounded or sharp corners: for tags, labels and cut paper that carries words. */
export function Slip({
  colour = "#fffaf0",
  ink = "#241f1a",
  pad = "10px 16px",
  radius = 2,
  lift = 4,
  style,
  children,
}: {
  readonly colour?: string;
  readonly ink?: string;
  readonly pad?: string;
  readonly radius?: number;
  readonly lift?: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div
      style={{
        width: "max-content",
        padding: pad,
        borderRadius: radius,
        background: colour,
        color: ink,
        boxShadow: `inset 0.6px 0.6px 0 rgb(255 255 255 / 0.5), 0.8px 1.2px 0 color-mix(in oklab, ${colour}, black 20%), ${shadow(lift)}`,
        fontFamily: "var(--ui-font)",
        ...style,
      }}
    >
      {children}
    </div>
  );
}

/** A tag with a hole, its string tied by the picture. */
export function Tag({
  width,
  height,
  colour = "#e9d3a6",
  children,
  lift = 6,
}: {
  readonly width: number;
  readonly height: number;
  readonly colour?: string;
  readonly children: ReactNode;
  readonly lift?: number;
}): ReactElement {
  const cut = height * 0.26;
  return (
    <div style={{ position: "relative", width, height }}>
      <svg width={width} height={height} style={{ position: "absolute", inset: 0, filter: shapeShadow(lift) }}>
        <path
          d={`M${String(cut)} 0H${String(width)}V${String(height)}H${String(cut)}L0 ${String(height - cut)}V${String(cut)}Z`}
          fill={colour}
        />
        <circle cx={cut * 1.05} cy={height / 2} r={cut * 0.5} fill="#b3593a" />
        <circle cx={cut * 1.05} cy={height / 2} r={cut * 0.25} fill="#3a2a18" />
      </svg>
      <div
        style={{ position: "absolute", inset: `0 0 0 ${String(cut * 1.7)}px`, display: "grid", placeItems: "center" }}
      >
        {children}
      </div>
    </div>
  );
}
