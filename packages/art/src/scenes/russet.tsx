import type { ReactElement } from "react";

interface Props {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

const SPECKS: readonly (readonly [number, number])[] = [
  [-30, 62],
  [-8, 40],
  [14, 84],
  [34, 50],
  [-46, 88],
  [-4, 110],
  [52, 78],
  [40, 108],
];

/** The light on a russet's skin: once in each drawing that has an apple. */
const Skin = (): ReactElement => (
  <defs>
    <radialGradient id="russet" cx="0.34" cy="0.28" r="0.8">
      <stop offset="0" stopColor="#e8964a" />
      <stop offset="0.5" stopColor="#c2602c" />
      <stop offset="1" stopColor="#7c3011" />
    </radialGradient>
  </defs>
);

/** One russet apple, its stalk at the origin. */
function Apple({ x, y, scale = 1 }: Props): ReactElement {
  return (
    <g transform={`translate(${String(x)} ${String(y)}) scale(${String(scale)})`}>
      <path
        d="M0 0C34 -24 86 -4 84 54C82 106 48 140 20 136C8 134 -8 134 -20 136C-48 140 -82 106 -84 54C-86 -4 -34 -24 0 0Z"
        fill="url(#russet)"
      />
      <path d="M-26 -5Q0 16 26 -5Q10 4 0 4T-26 -5Z" fill="#5f2a12" opacity="0.65" />
      <path d="M0 8C-2 -14 2 -32 10 -46" stroke="#5a3c22" strokeWidth="8" strokeLinecap="round" fill="none" />
      <path d="M-60 30C-54 14 -44 6 -34 4" stroke="#ffd9a4" strokeWidth="9" strokeLinecap="round" fill="none" />
      {SPECKS.map(([dx, dy]) => (
        <circle key={dx} cx={dx} cy={dy} r={2.3} fill="#f6c88e" opacity="0.75" />
      ))}
    </g>
  );
}

/** What the camera sees: a russet apple on its branch, another one out of focus. */
export function OnBranch(): ReactElement {
  return (
    <svg
      viewBox="0 0 480 300"
      width="100%"
      height="100%"
      style={{ position: "absolute", inset: 0, overflow: "hidden" }}
    >
      <Skin />
      <rect width="480" height="300" fill="#cfdcae" />
      <circle cx="78" cy="96" r="62" fill="#f8ecc2" opacity="0.85" />
      <path d="M-10 216Q120 166 240 206T490 176V310H-10z" fill="#a7bf7c" />
      <path d="M-10 258Q140 218 300 252T490 232V310H-10z" fill="#7fa05a" />
      <g style={{ filter: "blur(4px)" }}>
        <path d="M440 40C436 66 432 84 428 104" stroke="#6a4a30" strokeWidth="6" fill="none" />
        <Apple x={424} y={124} scale={0.46} />
      </g>
      <g transform="translate(20 0)" style={{ filter: "drop-shadow(4px 6px 5px rgb(30 30 10 / 0.35))" }}>
        <path d="M490 8C400 26 330 10 236 34L230 50C320 42 400 52 490 42z" fill="#6a4a30" />
        <path d="M256 34C286 8 340 6 372 26C344 54 292 58 256 34z" fill="#4f7a3a" />
        <path d="M246 40C196 16 168 32 148 62C186 78 226 72 246 40z" fill="#66924a" />
        <path
          d="M256 34C296 34 336 30 372 26M246 40C216 44 180 52 148 62"
          stroke="#35562a"
          strokeWidth="2"
          fill="none"
        />
        <Apple x={232} y={92} />
      </g>
    </svg>
  );
}

/** Two windfalls on the table, with the shade they stand in. */
export function Windfalls(): ReactElement {
  return (
    <svg width={250} height={170} viewBox="0 0 250 170" style={{ overflow: "visible" }}>
      <Skin />
      <g fill="#3a220c" style={{ filter: "blur(7px)" }}>
        <ellipse cx="214" cy="142" rx="72" ry="12" opacity="0.42" />
        <ellipse cx="108" cy="160" rx="92" ry="13" opacity="0.5" />
      </g>
      <path d="M188 40C196 8 226 0 250 12C240 40 214 50 188 40z" fill="#66924a" />
      <path d="M188 40C208 34 230 24 250 12" stroke="#35562a" strokeWidth="2" fill="none" />
      <Apple x={184} y={44} scale={0.74} />
      <Apple x={84} y={36} scale={0.95} />
    </svg>
  );
}

const LEAVES: readonly (readonly [number, number, number, number])[] = [
  [60, 92, -32, 1.25],
  [150, 40, 14, 1.1],
  [196, 128, -58, 1],
  [292, 66, -12, 1.3],
  [372, 20, 40, 1],
  [420, 104, -40, 1.05],
  [508, 48, 8, 0.9],
];

/** The shade a branch throws on the wall behind. */
export function BranchShade(): ReactElement {
  return (
    <svg width={640} height={220} style={{ position: "absolute", left: 0, top: 0, filter: "blur(5px)", opacity: 0.17 }}>
      <g fill="#4a5a1e">
        <path d="M-10 40C140 60 320 66 560 22L562 30C330 84 140 78 -10 62z" />
        {LEAVES.map(([x, y, turn, scale]) => (
          <path
            key={x}
            d="M-50 0C-30 -34 24 -36 52 0C24 26 -24 28 -50 0z"
            transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(scale)})`}
          />
        ))}
      </g>
    </svg>
  );
}
