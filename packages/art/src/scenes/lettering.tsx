import type { CSSProperties, ReactElement, ReactNode } from "react";

const FACES = {
  grotesque: "Bricolage Grotesque",
  quiet: "Instrument Sans",
  serif: "Fraunces",
  round: "Nunito",
} as const;

/** Letters on one line, `down` from the middle of the field. */
export function Line({
  face,
  size,
  weight,
  down = 0,
  tight = -0.02,
  style,
  children,
}: {
  readonly face: keyof typeof FACES;
  readonly size: number;
  readonly weight: number;
  readonly down?: number;
  readonly tight?: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <span
      style={{
        position: "relative",
        top: down,
        fontFamily: FACES[face],
        fontSize: size,
        fontWeight: weight,
        letterSpacing: `${String(tight)}em`,
        lineHeight: 1,
        whiteSpace: "nowrap",
        ...style,
      }}
    >
      {children}
    </span>
  );
}

/** What is drawn, in its own units, `high` in the field; what is white is not there. */
export function Sign({
  box,
  high,
  down = 0,
  children,
}: {
  readonly box: readonly [x: number, y: number, w: number, h: number];
  readonly high: number;
  readonly down?: number;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <svg
      width={(high * box[2]) / box[3]}
      height={high}
      viewBox={box.join(" ")}
      style={{ position: "relative", top: down, flex: "none" }}
    >
      {children}
    </svg>
  );
}

/** One line above another. */
export function Two({ children, gap = 0 }: { readonly children: ReactNode; readonly gap?: number }): ReactElement {
  return <span style={{ display: "grid", rowGap: gap }}>{children}</span>;
}

/** How what is drawn with a pen looks, and what is cut out of it. */
export const LINE = { fill: "none", stroke: "#000", strokeLinecap: "round", strokeLinejoin: "round" } as const;
export const CUT = { ...LINE, stroke: "#fff" } as const;
