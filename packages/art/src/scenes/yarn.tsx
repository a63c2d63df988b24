import type { ReactElement } from "react";
import { shapeShadow } from "../stage/light";

/** Turns of the yarn: how each bundle lies on the ball, and the part of the ball it covers. */
const BUNDLES: readonly { readonly turn: number; readonly bow: number; readonly part: string }[] = [
  { turn: -35, bow: 30, part: "M0 0H200V200H0Z" },
  { turn: 62, bow: 44, part: "M0 40Q100 -10 200 56V132Q100 70 0 140Z" },
  { turn: 14, bow: -36, part: "M0 92Q100 150 200 96V176Q100 214 0 170Z" },
  { turn: -70, bow: 26, part: "M20 0Q60 60 150 20L190 96Q90 120 40 60Z" },
];

/** A ball of yarn from above. */
export function Yarn({
  size,
  colour,
  turn = 0,
}: {
  readonly size: number;
  readonly colour: string;
  readonly turn?: number;
}): ReactElement {
  const id = `yarn${colour.slice(1)}`;
  const shade = (percent: number): string =>
    `color-mix(in oklab, ${colour}, ${percent > 0 ? "white" : "black"} ${String(Math.abs(percent))}%)`;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 200 200"
      style={{ filter: shapeShadow(size * 0.13), overflow: "visible" }}
    >
      <defs>
        <clipPath id={id}>
          <circle cx={100} cy={100} r={97} />
        </clipPath>
        {BUNDLES.map(({ part }, index) => (
          <clipPath key={part} id={`${id}-${String(index)}`}>
            <path d={part} />
          </clipPath>
        ))}
        <radialGradient id={`${id}-light`} cx="0.34" cy="0.28" r="0.8">
          <stop offset="0" stopColor="#fff4dc" stopOpacity="0.38" />
          <stop offset="0.4" stopColor="#fff4dc" stopOpacity="0" />
          <stop offset="0.62" stopColor="#200c00" stopOpacity="0.06" />
          <stop offset="1" stopColor="#200c00" stopOpacity="0.62" />
        </radialGradient>
      </defs>
      <g clipPath={`url(#${id})`}>
        <rect width={200} height={200} fill={shade(-30)} />
        <g transform={`rotate(${String(turn)} 100 100)`}>
          {BUNDLES.map(({ turn: lie, bow, part }, index) => (
            <g key={part} transform={`rotate(${String(lie)} 100 100)`}>
              <g clipPath={`url(#${id}-${String(index)})`}>
                <path d={part} fill={shade(-34)} />
                {Array.from({ length: 22 }, (_, strand) => {
                  const y = strand * 10.4 - 12;
                  const d = `M-20 ${y.toFixed(1)}Q100 ${(y + bow).toFixed(1)} 220 ${y.toFixed(1)}`;
                  return (
                    <g key={d} fill="none">
                      <path d={d} stroke={shade(strand % 3 === 0 ? -6 : 2)} strokeWidth={8.6} />
                      <path
                        d={d}
                        stroke={shade(26)}
                        strokeWidth={2}
                        strokeDasharray="5 4"
                        opacity={0.6}
                        transform="translate(0 -1.6)"
                      />
                    </g>
                  );
                })}
              </g>
              <path d={part} fill="none" stroke={shade(-60)} strokeOpacity={0.28} strokeWidth={3} />
            </g>
          ))}
        </g>
        <rect width={200} height={200} fill={`url(#${id}-light)`} />
      </g>
    </svg>
  );
}
