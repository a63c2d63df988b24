import type { CSSProperties, ReactElement, ReactNode } from "react";
import { themed } from "./theme";

export const MUSTARD = "#e5ad23";
export const COAL = "#1d1c1b";
export const CHALK = "#f5f0e4";

/** The look of Quince Lane’s point of sale. */
export const QUINCE = themed({
  bg: COAL,
  panel: "#2c2a28",
  ink: CHALK,
  soft: "#b9b1a2",
  line: "#45413c",
  accent: MUSTARD,
  "on-accent": "#1d1503",
  display: "Bricolage Grotesque",
  font: "Instrument Sans",
  radius: "10px",
});

/** Narrow bold type, as on tickets. */
export function narrow(size: number, more: CSSProperties = {}): CSSProperties {
  return {
    fontFamily: "Bricolage Grotesque",
    fontVariationSettings: '"wdth" 75',
    fontWeight: 750,
    fontSize: size,
    lineHeight: 1.05,
    letterSpacing: "-0.005em",
    whiteSpace: "nowrap",
    ...more,
  };
}

/** A call bell of brass, seen from the front, 190 × 130. */
export function CallBell(): ReactElement {
  return (
    <svg width={190} height={132} viewBox="0 0 190 132">
      <defs>
        <linearGradient id="brass">
          <stop offset="0" stopColor="#5b3c0a" />
          <stop offset="0.22" stopColor="#fbe7a5" />
          <stop offset="0.4" stopColor="#cf9a2c" />
          <stop offset="0.75" stopColor="#8a5d12" />
          <stop offset="1" stopColor="#452c05" />
        </linearGradient>
      </defs>
      <rect x={86} y={4} width={18} height={16} rx={5} fill="url(#brass)" />
      <rect x={91} y={16} width={8} height={16} fill="#6d4a10" />
      <path d="M22 108Q22 30 95 28T168 108Z" fill="url(#brass)" />
      <path d="M46 92Q50 52 84 42" fill="none" stroke="#fff8da" strokeWidth={7} strokeLinecap="round" opacity={0.75} />
      <rect x={12} y={104} width={166} height={9} rx={4} fill="url(#brass)" />
      <path d="M26 113H164L172 130H18Z" fill="#141210" />
      <path d="M26 113H164L165 116H25Z" fill="#4a443d" />
    </svg>
  );
}

/** A tablet on a stand of brushed steel, seen from the front. The foot adds 96 pixels below. */
export function SteelTerminal({
  width,
  height,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}): ReactElement {
  const mid = width / 2;
  return (
    <div style={{ position: "relative", width, height: height + 96 }}>
      <svg width={width} height={150} style={{ position: "absolute", left: 0, top: height - 54, overflow: "visible" }}>
        <defs>
          <linearGradient id="steel-stand">
            <stop offset="0" stopColor="#5c5f60" />
            <stop offset="0.25" stopColor="#e7e8e6" />
            <stop offset="0.45" stopColor="#a3a6a6" />
            <stop offset="0.8" stopColor="#6d7072" />
            <stop offset="1" stopColor="#404345" />
          </linearGradient>
          <linearGradient id="steel-foot" x2="1" y2="0.2">
            <stop offset="0" stopColor="#9a9d9d" />
            <stop offset="0.3" stopColor="#f0f1ee" />
            <stop offset="0.6" stopColor="#bcbfbe" />
            <stop offset="1" stopColor="#6d7072" />
          </linearGradient>
          <linearGradient id="steel-shade" x2="0" y2="1">
            <stop offset="0" stopColor="#0d0c0b" stopOpacity={0.6} />
            <stop offset="1" stopColor="#0d0c0b" stopOpacity={0} />
          </linearGradient>
        </defs>
        <path
          d={`M${mid - 152} 124V132A152 18 0 0 0 ${mid + 152} 132V124A152 18 0 0 0 ${mid - 152} 124Z`}
          fill="url(#steel-stand)"
        />
        <ellipse cx={mid} cy={124} rx={152} ry={18} fill="url(#steel-foot)" />
        <ellipse cx={mid + 10} cy={126} rx={92} ry={9} fill="#0d0c0b" opacity={0.4} style={{ filter: "blur(4px)" }} />
        <path d={`M${mid - 58} 30H${mid + 58}L${mid + 66} 122A66 8 0 0 1 ${mid - 66} 122Z`} fill="url(#steel-stand)" />
        <path d={`M${mid - 58} 54H${mid + 58}L${mid + 60} 78H${mid - 60}Z`} fill="url(#steel-shade)" />
      </svg>
      <div
        style={{
          position: "absolute",
          inset: `0 0 96px`,
          padding: 18,
          borderRadius: 26,
          background: "linear-gradient(130deg, #5a564f, #12110f 12% 84%, #2a2825)",
          boxShadow: "inset 0 0 0 1.5px rgb(255 255 255 / 0.18), 6px 14px 30px rgb(0 0 0 / 0.45)",
        }}
      >
        <div
          style={{
            position: "relative",
            width: "100%",
            height: "100%",
            borderRadius: 9,
            overflow: "hidden",
            background: COAL,
            color: CHALK,
          }}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
