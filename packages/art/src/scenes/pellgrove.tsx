import type { ReactElement } from "react";
import { themed } from "./theme";

export const INKBLUE = "#1b2c5c";
export const APRICOT = "#f4a876";

/** The look of Pellgrove Bank’s app. */
export const PELLGROVE = themed({
  bg: "#fbf9f4",
  panel: "#eef0f5",
  ink: INKBLUE,
  soft: "#5d6785",
  line: "#d5d9e6",
  accent: APRICOT,
  "on-accent": INKBLUE,
  display: "Nunito",
  font: "Instrument Sans",
  radius: "16px",
});

/** Ten seconds, of which some are gone. */
export function Countdown({
  size,
  figure,
  share,
}: {
  readonly size: number;
  readonly figure: string;
  readonly share: number;
}): ReactElement {
  const r = 84;
  const round = 2 * Math.PI * r;
  return (
    <svg width={size} height={size} viewBox="0 0 200 200">
      <circle cx={100} cy={100} r={r} fill="none" stroke="#e5e3de" strokeWidth={20} />
      <circle
        cx={100}
        cy={100}
        r={r}
        fill="none"
        stroke={APRICOT}
        strokeWidth={20}
        strokeLinecap="round"
        strokeDasharray={`${round * share} ${round}`}
        transform="rotate(-90 100 100)"
      />
      <text
        x={100}
        y={131}
        textAnchor="middle"
        style={{ fontFamily: "Nunito", fontSize: 92, fontWeight: 900, fill: INKBLUE, letterSpacing: "-0.04em" }}
      >
        {figure}
      </text>
    </svg>
  );
}

/** Maya, as the payee list shows her: drawn in three flat pieces. */
export function Maya({ size }: { readonly size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" style={{ flex: "none", clipPath: "circle(50%)" }}>
      <rect width={100} height={100} fill="#f7c9a5" />
      <path d="M20 100V52Q18 18 50 18T80 52V100Z" fill="#33211b" />
      <path d="M42 60H58V78Q78 82 84 100H16Q22 82 42 78Z" fill="#b9714a" />
      <path d="M16 100Q22 82 40 78Q50 90 60 78Q78 82 84 100Z" fill={INKBLUE} />
      <path d="M34 44Q34 28 50 28T66 44Q66 66 50 68Q34 66 34 44Z" fill="#c98258" />
      <path d="M30 46Q32 24 52 24Q70 26 70 46Q58 44 52 34Q46 44 30 46Z" fill="#33211b" />
      <path d="M44 57Q50 62 56 57" fill="none" stroke="#7d3f24" strokeWidth={2.4} strokeLinecap="round" />
      <circle cx={43} cy={48} r={2.2} fill="#33211b" />
      <circle cx={57} cy={48} r={2.2} fill="#33211b" />
    </svg>
  );
}
