import type { ReactElement, ReactNode } from "react";
import { shapeShadow } from "../stage/light";
import { Film, VIOLET } from "./papercomet";
import { display } from "./theme";

/** Frames of film that still hang together, lit from below. */
export function FilmStrip({
  frames,
  width,
}: {
  readonly frames: readonly ReactNode[];
  readonly width: number;
}): ReactElement {
  const high = (width * 9) / 16;
  const edge = width * 0.125;
  const step = width + 8;
  const all = step * frames.length + 8;
  const holes = Array.from({ length: Math.floor(all / 25) }, (_, n) => 8 + n * 25);
  return (
    <div
      style={{
        position: "relative",
        width: all,
        height: high + edge * 2,
        background: "#17120f",
        borderRadius: 3,
        filter: shapeShadow(4),
      }}
    >
      <svg width={all} height={high + edge * 2} style={{ position: "absolute", inset: 0 }}>
        {holes.map((x) => (
          <g key={x} fill="#fdfbf2">
            <rect x={x} y={edge * 0.24} width={12} height={edge * 0.54} rx={3} />
            <rect x={x} y={high + edge * 1.24} width={12} height={edge * 0.54} rx={3} />
          </g>
        ))}
      </svg>
      {frames.map((frame, index) => (
        <div
          key={String(index)}
          style={{ position: "absolute", left: 8 + index * step, top: edge, width, height: high }}
        >
          <Film>{frame}</Film>
        </div>
      ))}
    </div>
  );
}

/** A paper flag that is stuck to a frame: one tag. */
export function Flag({
  children,
  colour = "#ffd75e",
  size = 30,
}: {
  readonly children: string;
  readonly colour?: string;
  readonly size?: number;
}): ReactElement {
  return (
    <div style={{ filter: shapeShadow(6), width: "max-content" }}>
      <div
        style={{
          ...display(size, 680, { whiteSpace: "nowrap", lineHeight: 1 }),
          padding: `${size * 0.28}px ${size * 1.0}px ${size * 0.38}px ${size * 0.5}px`,
          background: `linear-gradient(90deg, color-mix(in oklab, ${colour}, black 12%), ${colour} 12%)`,
          color: "#221a10",
          clipPath: `polygon(0 0, 100% 0, calc(100% - ${size * 0.5}px) 50%, 100% 100%, 0 100%)`,
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** Long paper scissors, half open, points to the left. */
export function Scissors({ width }: { readonly width: number }): ReactElement {
  return (
    <svg
      width={width}
      height={width * 0.5}
      viewBox="0 0 400 200"
      style={{ overflow: "visible", filter: shapeShadow(9) }}
    >
      <g fill="none" stroke={VIOLET} strokeWidth="19">
        <ellipse cx="338" cy="46" rx="44" ry="32" transform="rotate(-20 338 46)" />
        <ellipse cx="338" cy="154" rx="44" ry="32" transform="rotate(20 338 154)" />
      </g>
      <path d="M0 60L220 90L304 122L298 138L214 114L6 68z" fill="#c9c6c1" />
      <path d="M0 60L220 90L222 98L2 66z" fill="#fff" opacity="0.8" />
      <path d="M0 140L220 110L304 78L298 62L214 86L6 132z" fill="#e3e0da" />
      <path d="M0 140L220 110L218 103L2 135z" fill="#8d8983" />
      <circle cx="222" cy="100" r="9" fill="#77726b" />
      <path d="M216 97L228 103" stroke="#3b3732" strokeWidth="2.6" />
    </svg>
  );
}

/** A violet pencil for marking film, its paper half unrolled; point to the left. */
export function GreasePencil({ length }: { readonly length: number }): ReactElement {
  const end = length - 6;
  return (
    <svg width={length} height={34} style={{ overflow: "visible", filter: shapeShadow(6) }}>
      <path d={`M0 17L34 7V27z`} fill="#6f3fd0" />
      <path d="M34 5H64V29H34z" fill="#efe4cd" />
      <path d={`M64 3H${end}V31H64z`} fill={VIOLET} />
      <path d={`M64 3H${end}V12H64z`} fill="#fff" opacity="0.35" />
      <path d={`M64 24H${end}V31H64z`} fill="#20084c" opacity="0.3" />
      <path d={`M86 3Q92 17 86 31M${end - 18} 3V31`} stroke="#efe4cd" strokeWidth="4" fill="none" />
      <path d="M44 29Q40 46 58 48Q70 48 66 38" stroke="#efe4cd" strokeWidth="6" fill="none" />
      <text
        x={120}
        y={22.5}
        style={{ fontFamily: '"Instrument Sans"', fontWeight: 700, fontSize: 15, fill: "#150929" }}
      >
        Grease 119
      </text>
    </svg>
  );
}
