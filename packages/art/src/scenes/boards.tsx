import type { ReactElement, ReactNode } from "react";
import { shadow } from "../stage/light";
import { text } from "./theme";

/** A note stuck to the table. */
export function StickyNote({
  children,
  colour = "#f6d66b",
  size = 120,
  rotate = 0,
}: {
  readonly children: ReactNode;
  readonly colour?: string;
  readonly size?: number;
  readonly rotate?: number;
}): ReactElement {
  return (
    <div
      style={{
        width: size,
        height: size,
        padding: size * 0.11,
        background: `linear-gradient(168deg, color-mix(in oklab, ${colour}, black 6%), ${colour} 22%, color-mix(in oklab, ${colour}, white 14%))`,
        boxShadow: shadow(5),
        borderRadius: "1px 1px 14px 1px",
        transform: `rotate(${String(rotate)}deg)`,
        color: "#2b2117",
        ...text(size * 0.115, { lineHeight: 1.25, fontWeight: 500 }),
      }}
    >
      {children}
    </div>
  );
}
