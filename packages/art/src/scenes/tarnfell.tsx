import type { ReactElement } from "react";
import { shapeShadow } from "../stage/light";
import { row, themed } from "./theme";

export const TEAL = "#0c6a6c";
export const CORAL = "#ee6748";
export const NARROW = '"Bricolage Grotesque"';

/** Tarnfell Outdoor, wholesale: teal and coral on stone, set narrow. */
export const TARNFELL = themed({
  bg: "#fbf9f2",
  panel: "#edf1ea",
  ink: "#12292b",
  soft: "#566a69",
  line: "#d4ddd6",
  accent: TEAL,
  "on-accent": "#f3fbf6",
  "accent-2": CORAL,
  display: "Bricolage Grotesque",
});

/** Two fells and the tarn before them. */
export function Tarnfell({
  size = 26,
  colour = TEAL,
  second = CORAL,
}: {
  readonly size?: number;
  readonly colour?: string;
  readonly second?: string;
}): ReactElement {
  return (
    <span style={row(size * 0.36, { color: colour })}>
      <svg width={size * 1.3} height={size} viewBox="0 0 31 24">
        <path d="M11 3L21 18H1Z" fill="currentColor" />
        <path d="M21 8L30 18H14.5Z" fill={second} />
        <path d="M3 22.5H28" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span
        style={{
          fontFamily: NARROW,
          fontStretch: "78%",
          fontSize: size,
          fontWeight: 780,
          letterSpacing: "-0.01em",
          lineHeight: 1,
        }}
      >
        Tarnfell
      </span>
    </span>
  );
}

const SHAFT =
  "M64 22Q100 6 150 10L208 22Q216 58 210 96Q212 128 240 146L300 172Q346 186 358 222L362 262H48Q40 222 54 168Q66 96 64 22Z";

/** Each lace from its eyelet to the edge of the throat. */
const LACES = [
  [178, 96, 211, 86],
  [182, 117, 212, 105],
  [193, 137, 218, 122],
  [210, 156, 238, 143],
  [240, 176, 266, 157],
] as const;

/** A leather walking boot from the side, toe to the right, 400 × 320; stands on its lower edge. */
export function Boot({ width = 400 }: { readonly width?: number }): ReactElement {
  return (
    <svg width={width} height={width * 0.8} viewBox="0 0 400 320" style={{ filter: shapeShadow(10) }}>
      <defs>
        <linearGradient id="hide" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c98346" />
          <stop offset="0.5" stopColor="#a9632c" />
          <stop offset="1" stopColor="#6f3c18" />
        </linearGradient>
        <linearGradient id="sole" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3b3733" />
          <stop offset="1" stopColor="#171513" />
        </linearGradient>
      </defs>
      <path d="M150 14L196 0Q214 -4 216 14L218 60L196 110Z" fill="#7a2f20" />
      <path d={SHAFT} fill="url(#hide)" />
      <path d="M64 22Q100 6 150 10L208 22Q210 36 210 48Q140 30 65 54Z" fill="#4a3324" />
      <path d="M66 40Q140 20 210 38" fill="none" stroke="#6b4c36" strokeWidth="3" />
      <path d="M50 190Q96 176 132 206Q150 232 148 264H46Q42 226 50 190Z" fill="#7b431b" />
      <path
        d="M50 190Q96 176 132 206Q150 232 148 264"
        fill="none"
        stroke="#e0a566"
        strokeWidth="2.4"
        strokeDasharray="6 5"
      />
      <path d="M300 172Q346 186 358 222L362 262H262Q256 206 300 172Z" fill="#5f3414" />
      <path d="M300 172Q258 206 263 262" fill="none" stroke="#e0a566" strokeWidth="2.4" strokeDasharray="6 5" />
      <path
        d="M196 24Q194 100 206 128Q226 152 268 176"
        fill="none"
        stroke="#e0a566"
        strokeWidth="2.4"
        strokeDasharray="6 5"
      />
      <path
        d="M74 60Q64 130 62 176"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.22"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M40 258H370Q380 276 370 286H40Q30 276 40 258Z" fill="#d9c7a0" />
      <path
        d="M34 276H374Q388 288 380 304H364L356 316H338L330 304H312L304 316H284L276 304H256L248 316H226L218 304H176L168 316H146L138 304H118L110 316H90L82 304H64L56 316H38L32 300Q28 286 34 276Z"
        fill="url(#sole)"
      />
      {LACES.map(([x, y, toX, toY]) => (
        <g key={y}>
          <path d={`M${x} ${y}L${toX} ${toY}`} stroke="#d9482c" strokeWidth="8" strokeLinecap="round" />
          <circle cx={x} cy={y} r="6" fill="#e8d9b5" stroke="#5f3414" strokeWidth="2" />
        </g>
      ))}
      <g fill="none" stroke="#d9482c" strokeWidth="7" strokeLinecap="round">
        <path d="M206 46Q198 64 178 70M206 46Q226 66 244 96" />
        <path d="M206 46C186 10 148 14 152 34C156 52 188 52 206 46M206 46C222 8 266 4 268 26C269 46 232 52 206 46" />
      </g>
      <ellipse cx="206" cy="46" rx="10" ry="9" fill="#b8361f" />
    </svg>
  );
}
