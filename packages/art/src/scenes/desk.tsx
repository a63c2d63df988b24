import type { ReactElement } from "react";
import { shapeShadow } from "../stage/light";

/** A pencil, point to the right. */
export function Pencil({
  length = 260,
  colour = "var(--signal)",
  width = 13,
}: {
  readonly length?: number;
  readonly colour?: string;
  readonly width?: number;
}): ReactElement {
  const tip = width * 2.1;
  const w = width;
  const end = length - tip;
  return (
    <svg width={length} height={w} style={{ filter: shapeShadow(4) }}>
      <rect x={0} y={0} width={w * 1.3} height={w} rx={w * 0.25} fill="#d98a7c" />
      <rect x={w * 1.2} y={0} width={w * 1.1} height={w} fill="#c9bda8" />
      <rect x={w * 2.3} y={0} width={end - w * 2.3} height={w} fill={colour} />
      <rect x={w * 2.3} y={0} width={end - w * 2.3} height={w * 0.3} fill="#fff" opacity={0.3} />
      <rect x={w * 2.3} y={w * 0.68} width={end - w * 2.3} height={w * 0.32} fill="#2a1000" opacity={0.24} />
      <path d={`M${String(end)} 0L${String(length)} ${String(w / 2)}L${String(end)} ${String(w)}z`} fill="#e8cfa4" />
      <path
        d={`M${String(length - tip * 0.34)} ${String(w * 0.33)}L${String(length)} ${String(w / 2)}L${String(length - tip * 0.34)} ${String(w * 0.67)}z`}
        fill="#2b2521"
      />
    </svg>
  );
}

/** A steel ruler with its divisions. */
export function Ruler({
  length = 420,
  width = 36,
}: {
  readonly length?: number;
  readonly width?: number;
}): ReactElement {
  const marks = Array.from({ length: Math.floor((length - 20) / 6) }, (_, index) => index);
  return (
    <svg width={length} height={width} style={{ filter: shapeShadow(3) }}>
      <rect width={length} height={width} rx={2} fill="#d5cec2" />
      <rect width={length} height={width * 0.4} rx={2} fill="#fff" opacity={0.35} />
      {marks.map((mark) => (
        <path
          key={mark}
          d={`M${String(10 + mark * 6)} ${String(width)}v${String(mark % 10 === 0 ? -13 : mark % 5 === 0 ? -9 : -5)}`}
          stroke="#4a4238"
          strokeWidth={0.9}
        />
      ))}
      {marks
        .filter((mark) => mark % 10 === 0)
        .map((mark) => (
          <text
            key={mark}
            x={10 + mark * 6 + 3}
            y={width - 13}
            style={{ fontFamily: "var(--ui-font)", fontSize: 9, fill: "#4a4238" }}
          >
            {mark / 10}
          </text>
        ))}
    </svg>
  );
}

/** A piece of paper tape; its ends are torn. */
export function Tape({
  width = 90,
  height = 24,
  colour = "#e9d7a8",
}: {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: string;
}): ReactElement {
  const teeth = [0, 1, 2, 3, 4, 5];
  const step = height / 5;
  const right = teeth.map((tooth) => `L${String(width - (tooth % 2) * 3)} ${String(tooth * step)}`).join("");
  const left = [...teeth]
    .reverse()
    .map((tooth) => `L${String((tooth % 2) * 3)} ${String(tooth * step)}`)
    .join("");
  return (
    <svg width={width} height={height} style={{ filter: "drop-shadow(0.5px 1px 1px rgb(58 36 14 / 0.25))" }}>
      <path d={`M0 0${right}${left}z`} fill={colour} opacity={0.86} />
    </svg>
  );
}

/** A paper clip. */
export function Clip({
  size = 60,
  colour = "#8a8073",
}: {
  readonly size?: number;
  readonly colour?: string;
}): ReactElement {
  return (
    <svg
      width={size * 0.36}
      height={size}
      viewBox="0 0 36 100"
      style={{ filter: "drop-shadow(1px 1.5px 1px rgb(58 36 14 / 0.35))" }}
    >
      <path
        d="M26 24V76A10 10 0 0 1 6 76V20A13 13 0 0 1 32 20V82"
        fill="none"
        stroke={colour}
        strokeWidth={4}
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A cup of coffee from above. */
export function Coffee({
  size = 130,
  colour = "#fffaf0",
  saucer = "#f0e7d5",
}: {
  readonly size?: number;
  readonly colour?: string;
  readonly saucer?: string;
}): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 130 130" style={{ filter: shapeShadow(9) }}>
      <circle cx="65" cy="65" r="64" fill={saucer} />
      <circle cx="65" cy="65" r="44" fill="#000" opacity="0.06" />
      <path
        d="M97 78l22 13q8 6 3 13t-12 1L90 92z"
        fill={colour}
        style={{ filter: "drop-shadow(2px 4px 4px rgb(58 36 14 / 0.35))" }}
      />
      <circle cx="65" cy="65" r="43" fill={colour} style={{ filter: "drop-shadow(5px 8px 7px rgb(58 36 14 / 0.4))" }} />
      <circle cx="65" cy="65" r="37" fill="#3c2414" />
      <path d="M65 28A37 37 0 0 0 29 72A42 42 0 0 1 73 29A37 37 0 0 0 65 28z" fill="#1d0f06" opacity="0.65" />
      <path d="M88 94A37 37 0 0 0 101 70A44 44 0 0 1 88 94z" fill="#8a5a36" opacity="0.7" />
    </svg>
  );
}
