import type { ReactElement } from "react";
import { CROISSANT } from "./croissant";
import { DAWN } from "./crumbwell";

const LINE = { stroke: DAWN, strokeWidth: 2.4, strokeLinejoin: "round", strokeLinecap: "round" } as const;
const DOUGH = "#fbeccb";
const GOLD = "#f3c552";
const BENCH = "#dfe5e4";

/** A slab of dough seen a little from above, with `count` layers on its front edge. */
function Slab({ x, y, w, high, count }: Record<"x" | "y" | "w" | "high" | "count", number>): ReactElement {
  return (
    <g {...LINE}>
      <path d={`M${x + 26} ${y - 48}H${x + w + 14}L${x + w} ${y}H${x}Z`} fill={DOUGH} />
      <path d={`M${x + w + 14} ${y - 48}V${y - 48 + high}L${x + w} ${y + high}V${y}Z`} fill="#d9b97f" />
      <rect x={x} y={y} width={w} height={high} fill={DOUGH} />
      {Array.from({ length: count }, (_, n) => (
        <rect
          key={n}
          x={x}
          y={y + (high * (n + 0.3)) / count}
          width={w}
          height={(high / count) * 0.42}
          fill={GOLD}
          stroke="none"
        />
      ))}
      <rect x={x} y={y} width={w} height={high} fill="none" />
    </g>
  );
}

const ARROW = (d: string, head: string): ReactElement => (
  <g fill="none" stroke="#c2492a" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round">
    <path d={d} />
    <path d={head} />
  </g>
);

const SCENES = {
  butter: (
    <>
      <rect width={262} height={158} fill={BENCH} />
      <path d="M18 118L92 56L246 74L196 146Z" fill="#fffaf0" {...LINE} />
      <path d="M64 86L118 50L206 62L160 104Z" fill="#fdeaa6" {...LINE} />
      <path d="M64 86L160 104V132L64 112Z" fill={GOLD} {...LINE} />
      <path d="M160 104L206 62V88L160 132Z" fill="#d9a233" {...LINE} />
    </>
  ),
  first: (
    <>
      <rect width={262} height={158} fill={BENCH} />
      <path d="M20 126L54 58H240L224 126Z" fill={DOUGH} {...LINE} />
      <path d="M88 126L116 58H178L156 126Z" fill={GOLD} {...LINE} />
      <path d="M156 126L178 58L148 30L104 96Z" fill="#fff6df" {...LINE} />
      {ARROW("M222 40C206 14 168 12 144 22", "M158 8L142 23L162 32")}
    </>
  ),
  second: (
    <>
      <rect width={262} height={158} fill={BENCH} />
      <Slab x={42} y={84} w={160} high={44} count={3} />
      {ARROW("M216 112C250 96 248 52 214 46", "M230 34L212 46L228 60")}
    </>
  ),
  third: (
    <>
      <rect width={262} height={158} fill={BENCH} />
      <Slab x={50} y={66} w={148} high={70} count={27} />
    </>
  ),
  edge: (
    <>
      <rect width={262} height={158} fill={DAWN} />
      {Array.from({ length: 27 }, (_, n) => (
        <path
          key={n}
          d={`M-4 ${26 + n * 4.4}Q66 ${20 + n * 4.4} 130 ${26 + n * 4.4}T266 ${24 + n * 4.4}`}
          fill="none"
          stroke={n % 2 === 0 ? DOUGH : "#e7b03f"}
          strokeWidth={4.5}
        />
      ))}
      <path d="M206 -6L226 -6L214 164H200Z" fill="#e6ecec" {...LINE} />
    </>
  ),
  shelf: (
    <>
      <rect width={262} height={158} fill="#f3c58c" />
      <circle cx={210} cy={44} r={40} fill="#ffe7a6" />
      <path d="M0 122H262V136H0Z" fill="#6c3b1c" {...LINE} />
      {[14, 94, 174].map((x) => (
        <g key={x} transform={`translate(${x - 1} 48) scale(0.82)`}>
          {CROISSANT}
        </g>
      ))}
    </>
  ),
} as const;

export type SceneName = keyof typeof SCENES;

/** A frame of the series "27 layers": 262 × 158, inked and washed. */
export function Scene({ name }: { readonly name: SceneName }): ReactElement {
  return (
    <svg width={262} height={158} style={{ display: "block", overflow: "hidden" }}>
      {SCENES[name]}
    </svg>
  );
}
