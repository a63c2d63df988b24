import type { CSSProperties, ReactElement } from "react";
import { themed } from "./theme";

/** The colours of fyyndfit. */
export const FOREST = "#143f2b";
export const LIME = "#c9f03c";
export const MIST = "#f3f6e4";

export const FYYNDFIT = themed({
  bg: MIST,
  panel: "#e4ecc9",
  ink: "#0f3021",
  soft: "#4d6756",
  line: "#cfdab5",
  accent: LIME,
  "on-accent": "#0f3021",
  display: "Bricolage Grotesque",
  font: "Instrument Sans",
  radius: "14px",
});

/** One y: arms at 60° to each other, a straight body; the head lies between the arms. x = 11. */
export const BODY = "M-53.1 -70H-27.7L0 -22L27.7 -70H53.1L11 2.9V60H-11V2.9Z";
const STEP = 58.6;

interface Props {
  readonly colour?: string;
  readonly head?: string;
}

/** Two people with raised arms, centred at the crotch of both letters: for use inside a drawing. */
export function Pair({ colour = FOREST, head = colour }: Props): ReactElement {
  return (
    <>
      {[-STEP, STEP].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={BODY} fill={colour} />
          <circle cx={0} cy={-69} r={17.5} fill={head} />
        </g>
      ))}
    </>
  );
}

/** The mark by itself. */
export function Yy({
  width,
  style,
  ...colours
}: Props & { readonly width: number; readonly style?: CSSProperties }): ReactElement {
  return (
    <svg width={width} height={(width * 147) / 224} viewBox="-112 -87 224 147" style={{ flex: "none", ...style }}>
      <Pair {...colours} />
    </svg>
  );
}

/** The name, its double y drawn. */
export function Fyyndfit({
  size,
  colour = FOREST,
  head = colour,
  style,
}: Props & { readonly size: number; readonly style?: CSSProperties }): ReactElement {
  const height = size * 0.53;
  const unit = height / 70;
  return (
    <span
      style={{
        display: "inline-block",
        fontFamily: "Bricolage Grotesque",
        fontSize: size,
        fontWeight: 800,
        letterSpacing: "-0.025em",
        lineHeight: 1,
        whiteSpace: "nowrap",
        color: colour,
        ...style,
      }}
    >
      f
      <svg
        width={224 * unit}
        height={height}
        viewBox="-112 -70 224 70"
        style={{
          display: "inline-block",
          verticalAlign: "baseline",
          overflow: "visible",
          marginLeft: size * 0.028,
          marginRight: size * 0.03,
        }}
      >
        <Pair colour={colour} head={head} />
      </svg>
      ndfit
    </span>
  );
}
