import type { CSSProperties, ReactElement, ReactNode } from "react";

interface Props {
  /** The centre of the object, in pixels from the upper left corner of the picture. */
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly rotate?: number;
  readonly scale?: number;
  /** Leans the object: tilt backwards, sway to the side. Gives it a perspective of its own unless the stage has a camera. */
  readonly tilt?: number;
  readonly sway?: number;
  /** Height above the table, for a stage with a tilted camera. */
  readonly z?: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Lays an object on the table by its centre. */
export function Place({
  x,
  y,
  rotate = 0,
  scale = 1,
  tilt = 0,
  sway = 0,
  z = 0,
  style,
  children,
}: Props): ReactElement {
  const leaning = tilt !== 0 || sway !== 0;
  const parts = [
    "translate(-50%, -50%)",
    leaning ? "perspective(1800px)" : "",
    z === 0 ? "" : `translateZ(${String(z)}px)`,
    tilt === 0 ? "" : `rotateX(${String(tilt)}deg)`,
    sway === 0 ? "" : `rotateY(${String(sway)}deg)`,
    rotate === 0 ? "" : `rotate(${String(rotate)}deg)`,
    scale === 1 ? "" : `scale(${String(scale)})`,
  ];
  return (
    <div
      style={{
        position: "absolute",
        left: x,
        top: y,
        width: "max-content",
        transform: parts.filter(Boolean).join(" "),
        ...style,
      }}
    >
      {children}
    </div>
  );
}
