import type { CSSProperties } from "react";
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
