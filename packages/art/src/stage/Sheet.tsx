import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shadow, shapeShadow } from "./light";

interface Props {
  readonly width: number;
  readonly height: number;
  readonly colour?: string;
  /** Height above the table in pixels: decides the shadow. */
  readonly lift?: number;
  /** A turned corner at the lower right: its size in pixels and the colour of the underside. */
  readonly corner?: number;
  readonly under?: string;
  /** Folds that were opened again, as shares of the width (x) or height (y). */
  readonly creases?: readonly Crease[];
  readonly radius?: number;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A fold that was opened again. */
type Crease = { readonly x: number } | { readonly y: number };

/** A sheet of paper on the table, with what is printed on it. */
export function Sheet(props: Props): ReactElement {
  const {
    width,
    height,
    colour = "#fffaf0",
    lift = 3,
    corner = 0,
    under = "var(--signal)",
    creases = [],
    radius = 1,
    style,
    children,
  } = props;
  const cut = corner > 0;
  const shape = `polygon(0 0, 100% 0, 100% calc(100% - ${String(corner)}px), calc(100% - ${String(corner)}px) 100%, 0 100%)`;
  const body: CSSProperties = {
    position: "absolute",
    inset: 0,
    overflow: "hidden",
    background: colour,
    borderRadius: radius,
    boxShadow: cut
      ? undefined
      : `inset 0.5px 0.5px 0 rgb(255 255 255 / 0.55), inset -0.5px -0.5px 0 rgb(80 50 20 / 0.14), ${shadow(lift)}`,
    clipPath: cut ? shape : undefined,
  };
  return (
    <div style={{ position: "relative", width, height, filter: cut ? shapeShadow(lift) : undefined }}>
      <div style={{ ...body, ...style }}>
        {children}
        {creases.map((crease) => (
          <Opened key={"x" in crease ? `x${String(crease.x)}` : `y${String(crease.y)}`} crease={crease} />
        ))}
      </div>
      {cut && <Corner size={corner} under={under} />}
    </div>
  );
}

/** Light just before the fold, shade just after it. */
function Opened({ crease }: { readonly crease: Crease }): ReactElement {
  const across = "x" in crease;
  const at = (across ? crease.x : crease.y) * 100;
  const turn = across ? "90deg" : "180deg";
  const near = (offset: number): string => `${(at + offset).toFixed(2)}%`;
  const layer: CSSProperties = { position: "absolute", inset: 0, pointerEvents: "none" };
  return (
    <>
      <div
        style={{
          ...layer,
          mixBlendMode: "soft-light",
          background: `linear-gradient(${turn}, transparent ${near(-16)}, rgb(255 255 255 / 0.55) ${near(-0.2)}, transparent ${near(0)})`,
        }}
      />
      <div
        style={{
          ...layer,
          background: `linear-gradient(${turn}, transparent ${near(-0.3)}, rgb(255 255 255 / 0.3) ${near(-0.2)}, rgb(90 60 25 / 0.24) ${near(0)}, rgb(90 60 25 / 0.12) ${near(0.4)}, transparent ${near(22)})`,
        }}
      />
    </>
  );
}

function Corner({ size, under }: { readonly size: number; readonly under: string }): ReactElement {
  return (
    <div
      style={{
        position: "absolute",
        right: 0,
        bottom: 0,
        width: size,
        height: size,
        filter: "drop-shadow(-2px -2px 3px rgb(58 36 14 / 0.28))",
      }}
    >
      <div style={{ position: "absolute", inset: 0, background: under, clipPath: "polygon(0 0, 100% 0, 0 100%)" }}>
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "linear-gradient(135deg, rgb(255 255 255 / 0.28), transparent 38%, rgb(60 20 0 / 0.2) 50%)",
          }}
        />
      </div>
    </div>
  );
}
