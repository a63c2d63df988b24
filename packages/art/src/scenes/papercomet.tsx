import type { ReactElement, ReactNode } from "react";
import { display, row, themed } from "./theme";

/** Paper Comet, a film studio: black, one violet. */
export const VIOLET = "#a97bff";
export const COMET = themed({
  bg: "#0e0d0d",
  panel: "#1d1b1a",
  ink: "#fdf9f1",
  soft: "#a8a096",
  line: "#3b3632",
  accent: VIOLET,
  "on-accent": "#150929",
  font: "Instrument Sans",
  display: "Bricolage Grotesque",
  radius: "8px",
});

/** The studio’s sign: a ball with a tail of folded paper. */
export function Comet({
  size,
  ink = "currentColor",
  ball = VIOLET,
}: {
  readonly size: number;
  readonly ink?: string;
  readonly ball?: string;
}): ReactElement {
  return (
    <span style={row(size * 0.34, { color: ink, ...display(size, 780, { whiteSpace: "nowrap", lineHeight: 1 }) })}>
      <svg width={size * 1.5} height={size} viewBox="0 0 60 40" style={{ flex: "none" }}>
        <path d="M2 4L44 10L38 22z" fill="currentColor" />
        <path d="M2 4L38 22L36 34z" fill="currentColor" opacity="0.55" />
        <circle cx="46" cy="22" r="12" fill={ball} />
      </svg>
      Paper Comet
    </span>
  );
}

/** A still fills the field it is put in; `tinted` in the studio’s violet. */
export function Film({
  children,
  tinted = false,
}: {
  readonly children: ReactNode;
  readonly tinted?: boolean;
}): ReactElement {
  return (
    <div style={{ position: "absolute", inset: 0, overflow: "hidden", isolation: "isolate" }}>
      <svg
        viewBox="0 0 160 90"
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        style={{ position: "absolute", inset: 0 }}
      >
        {children}
      </svg>
      {tinted && <div style={{ position: "absolute", inset: 0, background: VIOLET, mixBlendMode: "color" }} />}
      {tinted && (
        <div style={{ position: "absolute", inset: 0, background: "#5a2bc4", mixBlendMode: "screen", opacity: 0.4 }} />
      )}
    </div>
  );
}
