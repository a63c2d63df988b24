import type { ReactElement, ReactNode } from "react";

/** A white plate seen from a cook's eye, 300 × 84 around its middle, with what is on it. */
function Plate({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactElement {
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-rim`} x2="1" y2="0.4">
          <stop offset="0" stopColor="#fffdf7" />
          <stop offset="0.6" stopColor="#f3ecdf" />
          <stop offset="1" stopColor="#cfc5b3" />
        </linearGradient>
        <linearGradient id={`${id}-well`} x2="0.6" y2="1">
          <stop offset="0" stopColor="#cfc4b0" />
          <stop offset="0.5" stopColor="#efe7d8" />
          <stop offset="1" stopColor="#fbf6ea" />
        </linearGradient>
        <filter id={`${id}-soft`} x="-20%" y="-50%" width="140%" height="200%">
          <feGaussianBlur stdDeviation="6" />
        </filter>
      </defs>
      <ellipse cx={22} cy={20} rx={146} ry={36} fill="#1d1208" opacity={0.5} filter={`url(#${id}-soft)`} />
      <ellipse cy={5} rx={147} ry={41} fill="#b3a996" />
      <ellipse rx={148} ry={41} fill={`url(#${id}-rim)`} />
      <ellipse cy={1} rx={106} ry={27} fill={`url(#${id}-well)`} />
      {children}
    </g>
  );
}

function Leaf({
  x,
  y,
  turn,
  size = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size?: number;
}): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 0C-13 -10 -14 -30 0 -44C14 -30 13 -10 0 0Z" fill="#5f8f36" />
      <path d="M0 0C13 -10 14 -30 0 -44Z" fill="#7fae4c" />
      <path d="M0 2V-34" stroke="#d9e6b4" strokeWidth={2} />
    </g>
  );
}

/** Flat steak, carved: dark outside, pink within. */
export function Steak(): ReactElement {
  return (
    <Plate id="steak">
      <ellipse cx={6} cy={8} rx={94} ry={16} fill="#6d3a1c" opacity={0.45} />
      <Leaf x={70} y={0} turn={38} />
      <Leaf x={78} y={6} turn={78} size={0.85} />
      <Leaf x={62} y={-4} turn={8} size={0.9} />
      {[58, 30, 2, -26, -54].map((x, n) => (
        <g key={x} transform={`translate(${x} ${n % 2}) skewX(-24)`}>
          <path d="M-24 8Q-32 -36 -8 -44Q26 -52 38 -34Q46 -8 36 8Q6 18 -24 8Z" fill="#43200f" />
          <path d="M-19 5Q-26 -30 -6 -37Q22 -44 32 -29Q38 -8 30 5Q5 12 -19 5Z" fill="#a8482f" />
          <path d="M-13 1Q-18 -24 -3 -30Q18 -35 26 -24Q30 -8 24 0Q4 7 -13 1Z" fill="#d9705c" />
          <path d="M-6 -22Q10 -27 20 -20M-9 -10Q8 -15 24 -10" stroke="#eb9683" strokeWidth={2.4} fill="none" />
        </g>
      ))}
      <path d="M-92 4Q-104 -30 -84 -38Q-66 -44 -58 -34Q-74 -14 -70 10Q-84 12 -92 4Z" fill="#4d2612" />
      <path d="M-90 -8L-72 -34M-82 4L-68 -18" stroke="#24100a" strokeWidth={5} strokeLinecap="round" />
      <circle cx={-44} cy={16} r={3} fill="#f7f0df" />
      <circle cx={-6} cy={19} r={2.4} fill="#f7f0df" />
    </Plate>
  );
}

const WEDGES = [
  [-62, 6, -14, "#8f1f47"],
  [-26, -10, 12, "#a92c57"],
  [18, -12, -10, "#7c1839"],
  [54, 4, 16, "#a92c57"],
  [-12, 14, 4, "#b93763"],
  [26, 16, -6, "#8f1f47"],
] as const;

/** Beets in wedges, goat cheese, leaves. */
export function BeetSalad(): ReactElement {
  return (
    <Plate id="beets">
      <ellipse cy={10} rx={92} ry={16} fill="#8f1f47" opacity={0.24} />
      <Leaf x={-40} y={-6} turn={-42} />
      <Leaf x={-12} y={-14} turn={-6} size={1.1} />
      <Leaf x={36} y={-12} turn={34} size={1.05} />
      <Leaf x={70} y={2} turn={70} size={0.8} />
      <Leaf x={-72} y={6} turn={-76} size={0.8} />
      {WEDGES.map(([x, y, turn, tone]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-27 0A27 25 0 0 1 27 0Q0 11 -27 0Z" fill={tone} />
          <path d="M-27 0Q0 11 27 0L25 7Q0 18 -25 7Z" fill="#5d1029" />
          <path d="M-18 -1A18 16 0 0 1 18 -1M-9 1A9 8 0 0 1 9 1" fill="none" stroke="#e08aa6" strokeWidth={2.4} />
          <path
            d="M-17 -13Q-10 -21 0 -22"
            stroke="#fff"
            strokeOpacity={0.45}
            strokeWidth={3.4}
            strokeLinecap="round"
            fill="none"
          />
        </g>
      ))}
      {[
        [-44, -12],
        [2, -6],
        [44, -8],
        [-30, 18],
        [6, 20],
        [62, 16],
      ].map(([x, y]) => (
        <path key={x} d={`M${x} ${y}l9 -6l10 4l-2 9l-12 2z`} fill="#fffaf0" stroke="#ddd2bd" strokeWidth={1.4} />
      ))}
    </Plate>
  );
}
