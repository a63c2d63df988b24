import type { CSSProperties, ReactElement } from "react";
import { type IconName, ICONS } from "./icons";

interface Props {
  readonly name: IconName;
  readonly size?: number;
  readonly weight?: number;
  /** Fills the shape as well (stars, hearts, play). */
  readonly filled?: boolean;
  readonly style?: CSSProperties;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 18, weight = 1.7, filled = false, style }: Props): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" style={{ flex: "none", ...style }} aria-hidden>
      <path
        d={ICONS[name]}
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth={name === "more" ? weight * 1.5 : weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
