import type { ReactElement, ReactNode } from "react";

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
