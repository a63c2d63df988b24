import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shapeShadow } from "../stage/light";

interface VesselProps {
  /** Height in pixels; the width follows from the shape. */
  readonly height: number;
  readonly kind: "dropper" | "bottle" | "tube" | "jar" | "can" | "pouch";
  readonly colour: string;
  readonly cap?: string;
  readonly label?: string;
  /** Lies over the label's field, centred: type, marks. */
  readonly children?: ReactNode;
  /** For a picture seen from the front, with the shadow on the table behind. */
  readonly lift?: number;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  readonly cap: string;
  /** left, top, width, height of the label. */
  readonly label: readonly [number, number, number, number];
}

const SHAPES: Record<VesselProps["kind"], Shape> = {
  dropper: {
    width: 100,
    height: 220,
    body: "M36 72H64V84Q66 92 82 98Q94 103 94 118V206Q94 218 82 218H18Q6 218 6 206V118Q6 103 18 98Q34 92 36 84z",
    cap: "M38 40Q38 4 50 4T62 40zM32 38H68V74H32z",
    label: [6, 124, 88, 74],
  },
  bottle: {
    width: 90,
    height: 240,
    body: "M34 40H56V72Q58 88 74 98Q84 106 84 124V226Q84 236 74 236H16Q6 236 6 226V124Q6 106 16 98Q32 88 34 72z",
    cap: "M31 8H59V44H31z",
    label: [6, 130, 78, 80],
  },
  tube: {
    width: 100,
    height: 250,
    body: "M8 6H92L84 208H16z",
    cap: "M22 208H78V242Q78 246 74 246H26Q22 246 22 242z",
    label: [13, 34, 74, 144],
  },
  jar: {
    width: 150,
    height: 120,
    body: "M8 42H142V104Q142 116 130 116H20Q8 116 8 104z",
    cap: "M4 6Q4 2 10 2H140Q146 2 146 6V42H4z",
    label: [8, 54, 134, 50],
  },
  can: {
    width: 110,
    height: 200,
    body: "M14 8H96L106 24V180L96 194H14L4 180V24z",
    cap: "M14 4H96V9H14z",
    label: [4, 40, 102, 124],
  },
  pouch: {
    width: 150,
    height: 210,
    body: "M8 6H142L146 40V196Q146 206 136 206Q75 198 14 206Q4 206 4 196V40z",
    cap: "M8 6H142L143 20H7z",
    label: [22, 48, 106, 120],
  },
};

/** A vessel seen from the front, round in the light from the upper left, with a real label on it. */
export function Vessel({
  height,
  kind,
  colour,
  cap = "#2a241d",
  label,
  children,
  lift = 9,
}: VesselProps): ReactElement {
  const shape = SHAPES[kind];
  const size = height / shape.height;
  const id = `${kind}-${(colour + cap).replace(/[^\w]/g, "")}`;
  const flat = kind === "pouch";
  const [left, top, w, h] = shape.label;
  const field: CSSProperties = {
    position: "absolute",
    left: left * size,
    top: top * size,
    width: w * size,
    height: h * size,
    display: "grid",
    placeItems: "center",
    textAlign: "center",
  };
  return (
    <div style={{ position: "relative", width: shape.width * size, height, filter: shapeShadow(lift) }}>
      <svg width={shape.width * size} height={height} viewBox={`0 0 ${String(shape.width)} ${String(shape.height)}`}>
        <defs>
          <clipPath id={id}>
            <path d={shape.body} />
          </clipPath>
        </defs>
        <path d={shape.body} fill={colour} />
        <path d={shape.cap} fill={cap} />
        {label !== undefined && <rect x={left} y={top} width={w} height={h} fill={label} clipPath={`url(#${id})`} />}
      </svg>
      <div style={field}>{children}</div>
      <svg
        width={shape.width * size}
        height={height}
        viewBox={`0 0 ${String(shape.width)} ${String(shape.height)}`}
        style={{ position: "absolute", inset: 0 }}
      >
        <Shading id={`${id}-s`} flat={flat} />
        <path d={shape.body} fill={`url(#${id}-s)`} />
        <path d={shape.cap} fill={`url(#${id}-s)`} />
      </svg>
    </div>
  );
}

function Shading({ id, flat }: { readonly id: string; readonly flat: boolean }): ReactElement {
  const stops: readonly (readonly [number, string, number])[] = flat
    ? [
        [0, "#2a1604", 0.2],
        [0.06, "#fff", 0.25],
        [0.2, "#fff", 0.04],
        [0.55, "#2a1604", 0],
        [0.94, "#2a1604", 0.16],
        [1, "#2a1604", 0.34],
      ]
    : [
        [0, "#2a1604", 0.34],
        [0.08, "#2a1604", 0.08],
        [0.2, "#fff", 0.42],
        [0.3, "#fff", 0.1],
        [0.5, "#2a1604", 0],
        [0.82, "#2a1604", 0.3],
        [0.95, "#2a1604", 0.46],
        [1, "#2a1604", 0.3],
      ];
  return (
    <linearGradient id={id}>
      {stops.map(([at, colour, opacity]) => (
        <stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}

interface CartonProps {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: string;
  /** What is printed on the front, the right-hand side and the top. */
  readonly front?: ReactNode;
  readonly side?: ReactNode;
  readonly top?: ReactNode;
  /** How far it is turned to show its side, and leaned to show its top. Degrees. */
  readonly turn?: number;
  readonly lean?: number;
}

/** A printed box standing on the table, its faces in their own light. For an unprinted open carton use fold/shapes. */
export function PrintedBox(props: CartonProps): ReactElement {
  const { width, height, depth, colour, front, side, top, turn = 32, lean = 14 } = props;
  const face = (w: number, h: number, transform: string, shade: string, content: ReactNode): ReactElement => (
    <div
      style={{
        position: "absolute",
        left: (width - w) / 2,
        top: (height - h) / 2,
        width: w,
        height: h,
        transform,
        background: colour,
        overflow: "hidden",
        backfaceVisibility: "hidden",
      }}
    >
      {content}
      <div style={{ position: "absolute", inset: 0, background: shade }} />
    </div>
  );
  return (
    <div style={{ position: "relative", width, height, perspective: 2400 }}>
      <div
        style={{
          position: "absolute",
          inset: 0,
          transformStyle: "preserve-3d",
          transform: `rotateX(${String(-lean)}deg) rotateY(${String(-turn)}deg)`,
        }}
      >
        <BoxShadow width={width} height={height} depth={depth} />
        {face(
          width,
          height,
          `translateZ(${String(depth / 2)}px)`,
          "linear-gradient(125deg, rgb(255 255 255 / 0.16), transparent 45%, rgb(50 26 6 / 0.1))",
          front,
        )}
        {face(
          depth,
          height,
          `rotateY(90deg) translateZ(${String(width / 2)}px)`,
          "linear-gradient(100deg, rgb(40 20 4 / 0.34), rgb(40 20 4 / 0.46))",
          side,
        )}
        {face(
          width,
          depth,
          `rotateX(90deg) translateZ(${String(height / 2)}px)`,
          "linear-gradient(180deg, rgb(255 255 255 / 0.34), rgb(255 255 255 / 0.16))",
          top,
        )}
      </div>
    </div>
  );
}

function BoxShadow({ width, height, depth }: Pick<CartonProps, "width" | "height" | "depth">): ReactElement {
  return (
    <div
      style={{
        position: "absolute",
        left: (width - width * 1.7) / 2,
        top: (height - depth * 1.7) / 2,
        width: width * 1.7,
        height: depth * 1.7,
        transform: `translateY(${String(height / 2)}px) rotateX(90deg) translate(${String(width * 0.32)}px, ${String(-depth * 0.1)}px)`,
        background: "radial-gradient(closest-side, rgb(50 28 8 / 0.5), rgb(50 28 8 / 0.28) 55%, transparent)",
      }}
    />
  );
}
