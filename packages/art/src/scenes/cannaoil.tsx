import type { ReactElement } from "react";
import { column, row, text } from "./theme";

export interface Strength {
  readonly figure: string;
  readonly bars: number;
  readonly ink: string;
  readonly batch: string;
}

/** What is in the bottle, its quiet ink, and the batch of this run. */
export const STRENGTHS = [
  { figure: "5", bars: 1, ink: "#c18a2b", batch: "0416" },
  { figure: "10", bars: 2, ink: "#84956f", batch: "0417" },
  { figure: "20", bars: 4, ink: "#566573", batch: "0418" },
] as const satisfies readonly Strength[];

export const BONE = "#efe8d8";
const BLACK = "#1d1a16";

/** A square code: fixed, framed on two sides like the codes of print shops. */
function LabCode({ size, cells = 12 }: { readonly size: number; readonly cells?: number }): ReactElement {
  const filled = (x: number, y: number): boolean => {
    if (x === 0 || y === cells - 1) return true;
    if (y === 0) return x % 2 === 0;
    if (x === cells - 1) return y % 2 === 1;
    return (x * 7 + y * 11 + x * y * 3) % 5 < 2;
  };
  const cell = 100 / cells;
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" style={{ flex: "none" }} shapeRendering="crispEdges">
      {Array.from({ length: cells * cells }, (_, index) => {
        const [x, y] = [index % cells, Math.floor(index / cells)];
        return filled(x, y) ? (
          <rect key={index} x={x * cell} y={y * cell} width={cell + 0.3} height={cell + 0.3} fill={BLACK} />
        ) : null;
      })}
    </svg>
  );
}

function Bars({ strength, height }: { readonly strength: Strength; readonly height: number }): ReactElement {
  return (
    <div style={column(height * 0.62)}>
      {Array.from({ length: strength.bars }, (_, index) => (
        <span key={index} style={{ height, background: strength.ink }} />
      ))}
    </div>
  );
}

function Figure({ strength, size }: { readonly strength: Strength; readonly size: number }): ReactElement {
  return (
    <div
      style={text(size, {
        fontWeight: 700,
        lineHeight: 0.78,
        letterSpacing: "-0.06em",
        color: BLACK,
        whiteSpace: "nowrap",
      })}
    >
      {strength.figure}
      <span style={{ fontSize: size * 0.34, fontWeight: 600, letterSpacing: 0, marginLeft: size * 0.09 }}>%</span>
    </div>
  );
}

/** The front of a carton. */
export function Front({
  strength,
  width,
  height,
}: {
  readonly strength: Strength;
  readonly width: number;
  readonly height: number;
}): ReactElement {
  return (
    <div style={{ position: "relative", width, height, padding: width * 0.09, color: BLACK }}>
      <div style={text(width * 0.145, { fontWeight: 650, lineHeight: 1, letterSpacing: "-0.03em" })}>cannaoil</div>
      <div style={text(width * 0.086, { lineHeight: 1.2, marginTop: width * 0.03 })}>Hemp oil, 1 fl oz</div>
      <div style={{ marginTop: width * 0.26 }}>
        <Figure strength={strength} size={width * 0.56} />
      </div>
      <div style={{ marginTop: width * 0.18 }}>
        <Bars strength={strength} height={width * 0.062} />
      </div>
      <div
        style={row(0, {
          position: "absolute",
          left: width * 0.09,
          right: width * 0.09,
          bottom: width * 0.09,
          justifyContent: "space-between",
          alignItems: "flex-end",
        })}
      >
        <span style={text(width * 0.086, { lineHeight: 1.2, fontWeight: 600 })}>
          Batch
          <br />
          {strength.batch}
        </span>
        <LabCode size={width * 0.22} />
      </div>
    </div>
  );
}

const BODY =
  "M78 148H126V166C126 180 138 186 160 196Q198 210 198 250V470Q198 492 176 492H28Q6 492 6 470V250Q6 210 44 196C66 186 78 180 78 166Z";
const LABEL = "M6 256Q102 268 198 256V464Q102 478 6 464Z";

/** A dropper bottle of amber glass, 204 × 496, its label wrapped around it. */
export function DropperBottle({ strength }: { readonly strength: Strength }): ReactElement {
  const id = `amber-${strength.figure}`;
  return (
    <div style={{ position: "relative", width: 204, height: 496 }}>
      <Glass id={id} />
      <div style={{ position: "absolute", inset: 0, clipPath: `path("${LABEL}")`, background: BONE }}>
        <div style={{ position: "absolute", left: 26, right: 22, top: 274, color: BLACK }}>
          <div style={text(27, { fontWeight: 650, lineHeight: 1, letterSpacing: "-0.03em" })}>cannaoil</div>
          <div style={row(0, { justifyContent: "space-between", marginTop: 16, alignItems: "flex-start" })}>
            <Figure strength={strength} size={106} />
          </div>
          <div style={{ marginTop: 16 }}>
            <Bars strength={strength} height={7} />
          </div>
        </div>
        <span
          style={text(15.5, {
            position: "absolute",
            right: 24,
            top: 279,
            color: BLACK,
            fontWeight: 600,
            lineHeight: 1.3,
          })}
        >
          {strength.batch}
        </span>
      </div>
      <svg width={204} height={496} style={{ position: "absolute", inset: 0 }}>
        <path d={LABEL} fill={`url(#${id}-paper)`} />
      </svg>
    </div>
  );
}

function Glass({ id }: { readonly id: string }): ReactElement {
  const stops = (list: readonly (readonly [number, string, number])[]): ReactElement[] =>
    list.map(([at, colour, opacity]) => <stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />);
  return (
    <svg width={204} height={496} style={{ position: "absolute", inset: 0 }}>
      <defs>
        <linearGradient id={id}>
          {stops([
            [0, "#371502", 1],
            [0.1, "#7a3607", 1],
            [0.2, "#c06a17", 1],
            [0.32, "#8f460c", 1],
            [0.62, "#6a2e06", 1],
            [0.86, "#9a4f10", 1],
            [1, "#331302", 1],
          ])}
        </linearGradient>
        <linearGradient id={`${id}-paper`}>
          {stops([
            [0, "#2a1604", 0.5],
            [0.1, "#2a1604", 0.14],
            [0.24, "#fff", 0.3],
            [0.42, "#fff", 0],
            [0.72, "#2a1604", 0.1],
            [0.92, "#2a1604", 0.34],
            [1, "#2a1604", 0.55],
          ])}
        </linearGradient>
        <linearGradient id={`${id}-cap`}>
          {stops([
            [0, "#0e0c0a", 1],
            [0.2, "#5a534b", 1],
            [0.34, "#2b2723", 1],
            [0.8, "#14120f", 1],
            [1, "#070605", 1],
          ])}
        </linearGradient>
      </defs>
      <path d={BODY} fill={`url(#${id})`} />
      <path d="M96 150H108V258H96Z" fill="#ffd79a" opacity={0.28} />
      <path d="M22 250Q22 220 54 208Q40 224 38 256V258Q28 256 22 255Z" fill="#ffe2b0" opacity={0.6} />
      <path d="M190 248Q188 226 168 214Q178 228 180 254Z" fill="#ffcf86" opacity={0.35} />
      <path d="M80 78Q74 6 102 6T124 78Z" fill={`url(#${id}-cap)`} />
      <path d="M66 76H138L142 150H62Z" fill={`url(#${id}-cap)`} />
      {Array.from({ length: 13 }, (_, index) => (
        <path
          key={index}
          d={`M${70 + index * 5.4} 82L${67 + index * 5.9} 146`}
          stroke="#000"
          strokeOpacity={0.45}
          strokeWidth={1.6}
        />
      ))}
      <path d="M66 76H138V82H66Z" fill="#6d655b" opacity={0.6} />
    </svg>
  );
}
