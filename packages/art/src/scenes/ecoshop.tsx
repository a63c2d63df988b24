import type { ReactElement, ReactNode } from "react";
import { themed } from "./theme";

export const MINT = "#86e0bd";
export const PINE = "#15382e";

export const ECOSHOP = themed({
  bg: "#fffaf0",
  panel: "#f6ead6",
  ink: PINE,
  soft: "#5a6f66",
  line: "#e3d8c2",
  accent: MINT,
  "on-accent": PINE,
  display: "Nunito",
  font: "Nunito",
  radius: "16px",
});

interface JarProps {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** How full it is, and what with: a pattern of its grains on a ground. */
  readonly level: number;
  readonly ground: string;
  readonly grain?: ReactNode;
  readonly lid: string;
  readonly label?: ReactNode;
}

/** A clear glass jar from the front, its contents to be seen. */
export function PantryJar({ id, width: w, height: h, level, ground, grain, lid, label }: JarProps): ReactElement {
  const [neck, foot] = [h * 0.16, h - 6];
  const body = `M${w * 0.12} ${neck}H${w * 0.88}Q${w * 0.9} ${neck + h * 0.05} ${w * 0.96} ${neck + h * 0.1}Q${w - 2} ${neck + h * 0.13} ${w - 2} ${neck + h * 0.2}V${foot - 26}Q${w - 2} ${foot} ${w - 30} ${foot}H30Q2 ${foot} 2 ${foot - 26}V${neck + h * 0.2}Q2 ${neck + h * 0.13} ${w * 0.04} ${neck + h * 0.1}Q${w * 0.1} ${neck + h * 0.05} ${w * 0.12} ${neck}Z`;
  const surface = foot - (foot - neck - h * 0.08) * level;
  return (
    <div style={{ position: "relative", width: w, height: h }}>
      <svg width={w} height={h} style={{ position: "absolute", inset: 0 }}>
        <Shades id={id} body={body} grain={grain} />
        <path d={body} fill="#fff6e4" opacity={0.5} />
        <g clipPath={`url(#${id}-body)`}>
          <rect y={surface} width={w} height={h} fill={ground} />
          {grain !== undefined && <rect y={surface} width={w} height={h} fill={`url(#${id}-grain)`} />}
          <ellipse cx={w / 2} cy={surface} rx={w / 2} ry={h * 0.018} fill="#fff" opacity={0.22} />
          <rect width={w} height={h} fill={`url(#${id}-round)`} />
        </g>
        <path d={body} fill="none" stroke="#fff" strokeOpacity={0.4} strokeWidth={3} />
        <path
          d={`M${w * 0.1} ${neck + h * 0.17}V${foot - 40}`}
          stroke="#fff"
          strokeOpacity={0.5}
          strokeWidth={w * 0.035}
          strokeLinecap="round"
        />
        <rect x={w * 0.07} y={2} width={w * 0.86} height={neck} rx={9} fill={lid} />
        <rect x={w * 0.07} y={2} width={w * 0.86} height={neck} rx={9} fill={`url(#${id}-round)`} />
        <rect x={w * 0.07} y={neck * 0.62} width={w * 0.86} height={3} fill="#1c0d00" opacity={0.16} />
      </svg>
      {label !== undefined && (
        <div style={{ position: "absolute", left: 0, right: 0, top: h * 0.5, display: "grid", placeItems: "center" }}>
          {label}
        </div>
      )}
    </div>
  );
}

function Shades({
  id,
  body,
  grain,
}: {
  readonly id: string;
  readonly body: string;
  readonly grain: ReactNode;
}): ReactElement {
  return (
    <defs>
      <clipPath id={`${id}-body`}>
        <path d={body} />
      </clipPath>
      <pattern id={`${id}-grain`} width={120} height={120} patternUnits="userSpaceOnUse">
        {grain}
      </pattern>
      <linearGradient id={`${id}-round`}>
        <stop offset="0" stopColor="#3a1d05" stopOpacity="0.42" />
        <stop offset="0.12" stopColor="#3a1d05" stopOpacity="0.08" />
        <stop offset="0.25" stopColor="#fff" stopOpacity="0.2" />
        <stop offset="0.5" stopColor="#3a1d05" stopOpacity="0" />
        <stop offset="0.85" stopColor="#3a1d05" stopOpacity="0.22" />
        <stop offset="1" stopColor="#3a1d05" stopOpacity="0.5" />
      </linearGradient>
    </defs>
  );
}

/** Where grains lie on a field of 120, without order but always the same; those at an edge come in again at the other. */
const SPOTS = Array.from({ length: 74 }, (_, index) => {
  const [x, y] = [(index * 0.754877 * 120) % 120, (index * 0.56984 * 120) % 120];
  return { index, x, y, turn: (index * 137) % 180 };
});

const around = (x: number, y: number): readonly (readonly [number, number])[] =>
  [-120, 0, 120]
    .flatMap((dx) => [-120, 0, 120].map((dy): readonly [number, number] => [x + dx, y + dy]))
    .filter(([px, py]) => px > -14 && px < 134 && py > -14 && py < 134);

function Grains({
  rx,
  ry,
  colours,
  edge,
}: {
  readonly rx: number;
  readonly ry: number;
  readonly colours: readonly string[];
  readonly edge: string;
}): ReactElement {
  return (
    <>
      {SPOTS.flatMap(({ index, x, y, turn }) =>
        around(x, y).map(([px, py]) => (
          <ellipse
            key={`${index} ${px} ${py}`}
            rx={rx * (0.85 + (index % 5) * 0.08)}
            ry={ry}
            transform={`translate(${px} ${py}) rotate(${turn})`}
            fill={colours[index % colours.length]}
            stroke={edge}
            strokeOpacity={0.4}
          />
        )),
      )}
    </>
  );
}

/** Rolled oats. */
export function Oats(): ReactElement {
  return <Grains rx={12} ry={8.4} colours={["#f1ddb2", "#e4c88f", "#d9b877", "#ecd5a4"]} edge="#94703a" />;
}

/** Red lentils. */
export function Lentils(): ReactElement {
  return <Grains rx={8.6} ry={7.8} colours={["#e0683a", "#c94f26", "#ec8450", "#d65b30", "#b9431d"]} edge="#7c2a0d" />;
}
