import type { CSSProperties, ReactElement, ReactNode } from "react";

interface Props {
  readonly x: number;
  readonly y: number;
  readonly w?: number | string;
  readonly h?: number | string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** Something put at a place within what holds it, by its upper left corner. */
export function At({ x, y, w, h, style, children }: Props): ReactElement {
  return <div style={{ position: "absolute", left: x, top: y, width: w, height: h, ...style }}>{children}</div>;
}

/** A drawing that fills a place and may reach beyond it. */
export function Draw({
  w,
  h,
  x = 0,
  y = 0,
  style,
  children,
}: Required<Pick<Props, "w" | "h">> & Partial<Props>): ReactElement {
  return (
    <svg
      width={w}
      height={h}
      viewBox={`0 0 ${String(w)} ${String(h)}`}
      style={{ position: "absolute", left: x, top: y, ...style }}
    >
      {children}
    </svg>
  );
}
