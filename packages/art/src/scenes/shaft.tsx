import type { ReactElement } from "react";
import { Draw } from "./At";

const VANISH: readonly [number, number] = [500, 150];
const RINGS = [1, 0.66, 0.45, 0.31, 0.21, 0.14, 0.09] as const;

/** A corner of the shaft's mouth, drawn in by `share` towards the vanishing point. */
const toward = (x: number, y: number, share: number): string =>
  `${(VANISH[0] + (x - VANISH[0]) * share).toFixed(1)} ${(VANISH[1] + (y - VANISH[1]) * share).toFixed(1)}`;

const CORNERS = [
  [-160, -260],
  [1160, -260],
  [1160, 860],
  [-160, 860],
] as const;

const ring = (share: number): string => CORNERS.map(([x, y]) => toward(x, y, share)).join("L");

/** An elevator shaft seen from below: concrete walls with their rings, rails, ropes, and one light far up. */
export function Shaft(): ReactElement {
  const wall = (from: number, to: number, side: number): string => {
    const [a, b] = [CORNERS[side] ?? [0, 0], CORNERS[(side + 1) % 4] ?? [0, 0]];
    return `M${toward(a[0], a[1], from)}L${toward(b[0], b[1], from)}L${toward(b[0], b[1], to)}L${toward(a[0], a[1], to)}Z`;
  };
  const tones = ["#4d5250", "#3a3f3f", "#2d3233", "#454a49"] as const;
  return (
    <Draw w={1000} h={750}>
      <defs>
        <radialGradient id="shaft" cx="0.5" cy="0.2" r="0.62">
          <stop offset="0" stopColor="#ffdf9e" stopOpacity="0.85" />
          <stop offset="0.22" stopColor="#e7a94f" stopOpacity="0.4" />
          <stop offset="1" stopColor="#0c0f10" stopOpacity="0.55" />
        </radialGradient>
      </defs>
      {tones.map((tone, side) => (
        <g key={tone} fill={tone}>
          <path d={wall(1, 0.06, side)} />
          {RINGS.slice(1).map((share, index) => (
            <path
              key={share}
              d={wall(share * 1.05, share, side)}
              fill={index % 2 === 0 ? "#15191a" : "#6b706c"}
              opacity={0.55}
            />
          ))}
        </g>
      ))}
      <path d={`M${ring(0.06)}Z`} fill="#ffe9b8" />
      <g stroke="#8d948f" fill="none">
        {[120, 330, 670, 880].map((x) => (
          <path
            key={x}
            d={`M${toward(x, 860, 1)}L${toward(x, 860, 0.06)}`}
            strokeWidth={x === 120 || x === 880 ? 9 : 4}
            opacity={0.65}
          />
        ))}
        {[
          [-160, 180],
          [1160, 180],
        ].map(([x = 0, y = 0]) => (
          <path key={x} d={`M${toward(x, y, 1)}L${toward(x, y, 0.06)}`} strokeWidth={13} opacity={0.6} />
        ))}
        {[476, 492, 508, 524].map((x) => (
          <path key={x} d={`M${x} 750L${490 + (x - 476) * 0.42} 126`} stroke="#16191a" strokeWidth={5} />
        ))}
      </g>
      <rect width={1000} height={750} fill="url(#shaft)" style={{ mixBlendMode: "soft-light" }} />
      <rect width={1000} height={750} fill="url(#shaft)" opacity={0.5} />
    </Draw>
  );
}
