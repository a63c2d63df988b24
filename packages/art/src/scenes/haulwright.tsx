import type { CSSProperties, ReactElement } from "react";
import { row, themed } from "./theme";

/** Haulwright, freight software: plum and gold on white. */
export const PLUM = "#6d1a4c";
export const DEEP = "#3f0e2d";
export const GOLD = "#e2a52b";
export const HAULWRIGHT = themed({
  bg: "#fffaf2",
  panel: "#f5e7ea",
  ink: "#2a1420",
  soft: "#74606a",
  line: "#dcc9cf",
  accent: PLUM,
  "on-accent": "#fff6ee",
  "accent-2": GOLD,
  font: "Instrument Sans",
  display: "Fraunces",
  radius: "8px",
});

/** Headlines of Haulwright’s magazine. */
export function serif(size: number, weight = 700, more: CSSProperties = {}): CSSProperties {
  return {
    fontFamily: "Fraunces",
    fontSize: size,
    fontWeight: weight,
    lineHeight: 1.02,
    letterSpacing: "-0.022em",
    ...more,
  };
}

/** The client’s sign: a pallet seen from its end. */
export function Haulwright({ size, colour = PLUM }: { readonly size: number; readonly colour?: string }): ReactElement {
  return (
    <span
      style={row(size * 0.4, { color: colour, ...serif(size, 750), lineHeight: 1, whiteSpace: "nowrap", flex: "none" })}
    >
      <svg width={size * 1.2} height={size} viewBox="0 0 60 50" style={{ flex: "none" }}>
        <path d="M2 14H58V22H2zM2 40H58V47H2zM2 22H14V40H2zM24 22H36V40H24zM46 22H58V40H46z" fill="currentColor" />
        <path d="M14 2H46V12H14z" fill={GOLD} />
      </svg>
      Haulwright
    </span>
  );
}

/** Boards of a pallet over the dark between them. */
export function Pallet({
  width,
  boards,
  board = 118,
  gap = 26,
}: {
  readonly width: number;
  readonly boards: number;
  readonly board?: number;
  readonly gap?: number;
}): ReactElement {
  const height = boards * (board + gap) - gap;
  const tones = ["#d3a66b", "#c8975a", "#dab27a", "#cb9d62", "#d6aa70", "#c4935a"];
  return (
    <svg width={width} height={height} style={{ display: "block", overflow: "visible" }}>
      <rect x={10} y={12} width={width - 20} height={height - 20} fill="#33231a" />
      {[0.04, 0.47, 0.9].map((at) => (
        <rect key={at} x={width * at} y={6} width={92} height={height - 12} fill="#6b4a2a" />
      ))}
      {Array.from({ length: boards }, (_, n) => {
        const y = n * (board + gap);
        return (
          <g key={n} style={{ filter: "drop-shadow(4px 7px 5px rgb(30 14 4 / 0.55))" }}>
            <rect x={(n % 2) * 7} y={y} width={width - (n % 3) * 6} height={board} rx={3} fill={tones[n % 6]} />
            <path d={grain(width, y, board, n)} stroke="#7d5023" strokeWidth={1.2} fill="none" opacity={0.42} />
            <path d={`M0 ${String(y + 2)}H${String(width)}`} stroke="#fff0d2" strokeWidth={2.4} opacity={0.5} />
            {[0.07, 0.5, 0.93].map((at) => (
              <g key={at} fill="#5a4632">
                <circle cx={width * at} cy={y + board * 0.28} r={5} />
                <circle cx={width * at + 14} cy={y + board * 0.7} r={5} />
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

function grain(width: number, y: number, board: number, seed: number): string {
  return Array.from({ length: 9 }, (_, n) => {
    const at = y + ((n + 0.6) * board) / 9.6;
    const bend = ((n * 5 + seed * 7) % 9) - 4;
    const from = ((n * 131 + seed * 89) % 300) - 120;
    return `M${String(from)} ${String(at)}C${String(width * 0.3)} ${String(at + bend)} ${String(width * 0.5)} ${String(at - bend)} ${String(Math.min(width - 14, from + width * 0.86))} ${String(at + bend * 0.5)}`;
  }).join("");
}

/** A truck waiting at a dock, printed in plum only. */
export function TruckPhoto(): ReactElement {
  return (
    <svg
      viewBox="0 0 400 260"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      style={{ position: "absolute", inset: 0 }}
    >
      <rect width="400" height="260" fill="#e6b3bd" />
      <circle cx="92" cy="104" r="46" fill="#f7dcd6" />
      <path d="M0 150L60 128L128 146L190 122L260 142V200H0z" fill="#c98298" />
      <path d="M286 0H400V260H286z" fill="#5a1640" />
      <path d="M300 58H400V204H300z" fill="#2d0a20" />
      <path d="M300 58H400V74H300zM300 88H400V92H300zM300 108H400V112H300z" fill="#87375f" />
      <path d="M282 150H300V214H282z" fill="#210617" />
      <path d="M0 206H400V260H0z" fill="#7b2b55" />
      <path d="M0 206H400V212H0z" fill="#5a1640" />
      <path d="M98 66H286V190H98z" fill="#fbeee6" />
      <path d="M98 66H286V76H98z" fill="#d9aab2" />
      <path d="M126 76V190M156 76V190M186 76V190M216 76V190M246 76V190" stroke="#e5c5c4" strokeWidth="2" />
      <path d="M98 178H286V192H98z" fill="#6d1a4c" />
      <path d="M24 150Q26 112 34 96Q38 88 48 88H92V196H20V168Q20 156 24 150z" fill="#6d1a4c" />
      <path d="M36 134L43 102Q44 98 49 98H74V134z" fill="#f3ccca" />
      <path d="M20 172H36V182H20z" fill="#fbeee6" />
      <path d="M20 190H280V202H20z" fill="#2d0a20" />
      {[52, 132, 222, 254].map((x) => (
        <g key={x}>
          <circle cx={x} cy={204} r={20} fill="#210617" />
          <circle cx={x} cy={204} r={9} fill="#c98298" />
        </g>
      ))}
      <path d="M10 224H270L300 236H0z" fill="#3f0e2d" opacity="0.6" />
      <rect y="0" width="286" height="34" fill="#fbeee6" opacity="0.2" />
    </svg>
  );
}

/** A binder clip that holds a large sheet. */
export function Clamp(): ReactElement {
  return (
    <svg
      width={64}
      height={60}
      viewBox="0 0 64 60"
      style={{ overflow: "visible", filter: "drop-shadow(3px 5px 4px rgb(40 20 10 / 0.45))" }}
    >
      <path d="M4 28H60L54 58H10z" fill="#2a2326" />
      <path d="M4 28H60L59 35H5z" fill="#75696c" />
      <path d="M18 28Q16 2 32 2T46 28" fill="none" stroke="#d6d0c6" strokeWidth="5" />
    </svg>
  );
}
