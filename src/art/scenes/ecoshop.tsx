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
        <path d={`M${w * 0.1} ${neck + h * 0.17}V${foot - 40}`} stroke="#fff" strokeOpacity={0.5} strokeWidth={w * 0.035} strokeLinecap="round" />
        <rect x={w * 0.07} y={2} width={w * 0.86} height={neck} rx={9} fill={lid} />
        <rect x={w * 0.07} y={2} width={w * 0.86} height={neck} rx={9} fill={`url(#${id}-round)`} />
        <rect x={w * 0.07} y={neck * 0.62} width={w * 0.86} height={3} fill="#1c0d00" opacity={0.16} />
      </svg>
      {label !== undefined && <div style={{ position: "absolute", left: 0, right: 0, top: h * 0.5, display: "grid", placeItems: "center" }}>{label}</div>}
    </div>
  );
}

function Shades({ id, body, grain }: { readonly id: string; readonly body: string; readonly grain: ReactNode }): ReactElement {
  return (
    <defs>
      <clipPath id={`${id}-body`}>
        <path d={body} />
      </clipPath>
      <pattern id={`${id}-grain`} width={60} height={60} patternUnits="userSpaceOnUse">
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

const SPOTS: readonly (readonly [number, number, number])[] = [
  [8, 7, 20], [30, 4, -35], [50, 12, 60], [18, 22, 80], [40, 25, 10], [5, 36, -50], [27, 40, 30], [52, 38, -15], [14, 52, -20], [38, 54, 70], [56, 56, 40],
];

/** Rolled oats. */
export function Oats(): ReactElement {
  return (
    <>
      {SPOTS.map(([x, y, turn], index) => (
        <g key={index} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse rx={9.5} ry={6.6} fill={index % 3 === 0 ? "#f3dfb4" : index % 3 === 1 ? "#e3c589" : "#d3b06c"} stroke="#a37c3c" strokeOpacity={0.4} />
          <path d="M-6 0H6" stroke="#a37c3c" strokeOpacity={0.6} />
        </g>
      ))}
    </>
  );
}

/** Red lentils. */
export function Lentils(): ReactElement {
  return (
    <>
      {SPOTS.flatMap(([x, y, turn], index) => [
        <ellipse key={index} cx={x} cy={y} rx={6.6} ry={5.6} transform={`rotate(${turn} ${x} ${y})`} fill={index % 2 === 0 ? "#e0683a" : "#c94f26"} stroke="#8c2f10" strokeOpacity={0.45} />,
        <ellipse key={`${index}b`} cx={(x + 31) % 60} cy={(y + 17) % 60} rx={6} ry={5} fill={index % 3 === 0 ? "#ef8a55" : "#d65b30"} stroke="#8c2f10" strokeOpacity={0.4} />,
      ])}
    </>
  );
}
