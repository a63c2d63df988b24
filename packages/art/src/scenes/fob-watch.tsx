import type { ReactElement } from "react";
import { shapeShadow } from "../stage/light";
import { Draw } from "./At";

/** A measure beside (or below) a component, as a designer notes it. */
export function Measure({
  x,
  y,
  length,
  words,
  upright = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly words: string;
  readonly upright?: boolean;
}): ReactElement {
  const line = upright ? `M4 0H14M4 ${length}H14M9 0V${length}` : `M0 4V14M${length} 4V14M0 9H${length}`;
  return (
    <Draw w={upright ? 40 : length} h={upright ? length : 40} x={x} y={y} style={{ overflow: "visible" }}>
      <path d={line} stroke="#d6249f" strokeWidth={2.6} fill="none" />
      <text
        x={upright ? 1 : length / 2}
        y={upright ? length / 2 + 7 : 34}
        textAnchor={upright ? "start" : "middle"}
        transform={upright ? "translate(13 0)" : undefined}
        style={{
          fontFamily: '"JetBrains Mono"',
          fontWeight: 700,
          fontSize: upright ? 18 : 22,
          fill: "#b8107f",
          letterSpacing: "-0.06em",
        }}
      >
        {words}
      </text>
    </Draw>
  );
}

/** A nurse's watch that hangs upside down from its pin, so that the wearer can read it. */
export function FobWatch({ width }: { readonly width: number }): ReactElement {
  return (
    <svg
      width={width}
      height={width * 1.9}
      viewBox="0 0 200 380"
      style={{ overflow: "visible", filter: shapeShadow(12) }}
    >
      <defs>
        <linearGradient id="fob" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.4" stopColor="#c5cad2" />
          <stop offset="1" stopColor="#7e8592" />
        </linearGradient>
      </defs>
      <rect x={40} y={4} width={120} height={30} rx={15} fill="url(#fob)" />
      <path d="M58 19H142" stroke="#7e8592" strokeWidth={3} strokeLinecap="round" />
      <path d="M76 30H124L134 186H66Z" fill="#cf2f3f" />
      <path d="M76 30H94L88 186H66Z" fill="#fff" opacity={0.2} />
      <rect x={60} y={166} width={80} height={26} rx={9} fill="url(#fob)" />
      <circle cx={100} cy={284} r={94} fill="url(#fob)" />
      <circle cx={100} cy={284} r={80} fill="#fffef9" />
      <g transform="rotate(180 100 284)">
        {Array.from({ length: 12 }, (_, n) => (
          <path
            key={n}
            d={n % 3 === 0 ? "M100 210V228" : "M100 210V220"}
            stroke="#16223f"
            strokeWidth={n % 3 === 0 ? 7 : 4}
            transform={`rotate(${n * 30} 100 284)`}
          />
        ))}
        <path d="M100 284V240" stroke="#16223f" strokeWidth={9} strokeLinecap="round" transform="rotate(205 100 284)" />
        <path d="M100 284V218" stroke="#16223f" strokeWidth={6} strokeLinecap="round" transform="rotate(300 100 284)" />
        <path d="M100 298V216" stroke="#cf2f3f" strokeWidth={2.6} transform="rotate(48 100 284)" />
        <circle cx={100} cy={284} r={7} fill="#cf2f3f" />
      </g>
      <path d="M44 240Q62 214 94 208" stroke="#fff" strokeWidth={6} fill="none" strokeLinecap="round" opacity={0.8} />
    </svg>
  );
}
