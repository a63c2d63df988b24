import type { CSSProperties } from "react";

/** The look of an invented client's product: what the objects of `scenes/` read. */
export interface Theme {
  readonly bg?: string;
  /** A quiet second surface. */
  readonly panel?: string;
  readonly ink?: string;
  readonly soft?: string;
  readonly line?: string;
  readonly accent?: string;
  readonly "on-accent"?: string;
  readonly "accent-2"?: string;
  /** Families: Bricolage Grotesque, Instrument Sans, Fraunces, JetBrains Mono, Nunito. */
  readonly font?: string;
  readonly display?: string;
  readonly radius?: string;
}

type Themed = CSSProperties & Record<`--ui-${string}`, string>;

/** A theme as a style: put it on any element around the objects. */
export function themed(theme: Theme): Themed {
  return Object.fromEntries(Object.entries(theme).map(([key, value]) => [`--ui-${key}`, String(value)]));
}

/** Large text in the display face of the theme. */
export function display(size: number, weight = 700, more: CSSProperties = {}): CSSProperties {
  return {
    fontFamily: "var(--ui-display)",
    fontSize: size,
    fontWeight: weight,
    lineHeight: 1.04,
    letterSpacing: "-0.02em",
    textWrap: "balance",
    ...more,
  };
}

/** Running text. */
export function text(size: number, more: CSSProperties = {}): CSSProperties {
  return { fontFamily: "var(--ui-font)", fontSize: size, lineHeight: 1.4, ...more };
}

/** A row, and a column, of things with a gap. */
export const row = (gap: number, more: CSSProperties = {}): CSSProperties => ({
  display: "flex",
  alignItems: "center",
  gap,
  ...more,
});
export const column = (gap: number, more: CSSProperties = {}): CSSProperties => ({
  display: "flex",
  flexDirection: "column",
  gap,
  ...more,
});
