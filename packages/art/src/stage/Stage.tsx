import type { CSSProperties, ReactElement, ReactNode } from "react";
import { Grain } from "./Grain";

/** How the table is seen: tilt leans it away from the viewer, roll turns it, zoom and shift frame it (pixels, before the zoom). */
interface Camera {
  readonly tilt?: number;
  readonly sway?: number;
  readonly roll?: number;
  readonly zoom?: number;
  readonly shift?: readonly [number, number];
  readonly distance?: number;
}

interface Props {
  /** Any CSS colour: the backdrop sheet. */
  readonly paper?: string;
  readonly camera?: Camera;
  /** Strength of the lamp's falloff, 0 to 1.5. */
  readonly drama?: number;
  readonly grain?: number;
  readonly children?: ReactNode;
  /** Drawn on the backdrop below everything, without the camera: floor lines, coloured halves. */
  readonly ground?: ReactNode;
}

const FILL: CSSProperties = { position: "absolute", inset: 0 };

/** The table everything lies on: one sheet of paper in the light of a lamp at the upper left. */
export function Stage({
  paper = "var(--paper)",
  camera,
  drama = 0.8,
  grain = 1,
  children,
  ground,
}: Props): ReactElement {
  const percent = (value: number): string => (value * drama).toFixed(3);
  return (
    <div style={{ ...FILL, overflow: "hidden", background: paper }}>
      <div style={FILL}>{ground}</div>
      <div
        style={{
          ...FILL,
          background: `radial-gradient(ellipse 85% 80% at 18% 8%, rgb(255 251 240 / ${percent(0.5)}), transparent 75%)`,
        }}
      />
      <div
        style={{
          ...FILL,
          background: `radial-gradient(ellipse 130% 120% at 24% 16%, transparent 42%, rgb(112 76 30 / ${percent(0.24)}) 100%)`,
        }}
      />
      <Grain strength={grain} />
      <div style={{ ...FILL, ...lens(camera) }}>
        <div style={{ ...FILL, ...pose(camera) }}>{children}</div>
      </div>
      <div
        style={{
          ...FILL,
          pointerEvents: "none",
          background: `linear-gradient(128deg, rgb(255 248 230 / ${percent(0.1)}), transparent 45%, rgb(96 62 22 / ${percent(0.09)}))`,
        }}
      />
    </div>
  );
}

function lens(camera: Camera | undefined): CSSProperties {
  if (camera?.tilt === undefined && camera?.sway === undefined) return {};
  return { perspective: `${String(camera.distance ?? 2200)}px`, perspectiveOrigin: "50% 50%" };
}

function pose(camera: Camera | undefined): CSSProperties {
  if (!camera) return {};
  const { tilt = 0, sway = 0, roll = 0, zoom = 1, shift = [0, 0] } = camera;
  const flat = tilt === 0 && sway === 0;
  return {
    transform: `scale(${String(zoom)}) translate(${String(shift[0])}px, ${String(shift[1])}px)${
      flat ? "" : ` rotateX(${String(tilt)}deg) rotateY(${String(sway)}deg)`
    } rotate(${String(roll)}deg)`,
    ...(flat ? {} : { transformStyle: "preserve-3d" }),
  };
}
