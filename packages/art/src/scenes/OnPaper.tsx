import type { CSSProperties, ReactElement, ReactNode } from "react";
import { Fold } from "../fold/Fold";
import { cameraOf, project, turned } from "../trace/camera";
import type { Facet, View } from "../trace/order";
import { add, scale, type Vec } from "../trace/vector";

/** Four corners in space: upper left, upper right, lower right, lower left of what is printed. */
export type Quad = readonly [Vec, Vec, Vec, Vec];

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly view: View;
}

interface Props extends Frame {
  readonly quad: Quad;
  /** Measure of the print: it is stretched to the quad. */
  readonly w: number;
  readonly h: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** What is printed on a facet of traced paper: laid over it in the same perspective. Multiplied, so that the light stays. */
export function OnPaper({ quad, w, h, width, height, view, style, children }: Props): ReactElement {
  const camera = cameraOf({ width, height, view });
  const seen = quad.map((point) => project(turned(point, view.turn), camera, view, width, height));
  return (
    <div
      style={{
        position: "absolute",
        left: 0,
        top: 0,
        width: w,
        height: h,
        overflow: "hidden",
        transformOrigin: "0 0",
        transform: homography(seen, w, h),
        mixBlendMode: "multiply",
        ...style,
      }}
    >
      {children}
    </div>
  );
}

/** The projective map of a w × h field to four points, as `matrix3d`. */
function homography(points: readonly (readonly [number, number])[], w: number, h: number): string {
  const at = (index: number): readonly [number, number] => points[index] ?? [0, 0];
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [at(0), at(1), at(2), at(3)];
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const d = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / d;
  const k = (dx1 * dy3 - dx3 * dy1) / d;
  const rows = [
    [(x1 - x0 + g * x1) / w, (y1 - y0 + g * y1) / w, 0, g / w],
    [(x3 - x0 + k * x3) / h, (y3 - y0 + k * y3) / h, 0, k / h],
    [0, 0, 1, 0],
    [x0, y0, 0, 1],
  ];
  return `matrix3d(${rows
    .flat()
    .map((value) => value.toPrecision(8))
    .join(",")})`;
}

/** The corners of a wall that stands, or of a part of it (shares of its width). */
export function wallQuad({ points }: Facet): Quad {
  const byHeight = [...points].sort((a, b) => b[2] - a[2]);
  const pair = (from: number): readonly [Vec, Vec] => {
    const [p = [0, 0, 0], q = [0, 0, 0]] = byHeight.slice(from, from + 2);
    return p[0] <= q[0] ? [p, q] : [q, p];
  };
  const [tl, tr] = pair(0);
  const [bl, br] = pair(2);
  return [tl, tr, br, bl];
}

/** A card that lies on the ground: its facet and where to print. */
export function lying(card: { x: number; y: number; w: number; h: number; turn: number; colour: string; z?: number }): {
  facet: Facet;
  quad: Quad;
} {
  const a = (card.turn * Math.PI) / 180;
  const [right, down]: [Vec, Vec] = [
    [Math.cos(a), Math.sin(a), 0],
    [-Math.sin(a), Math.cos(a), 0],
  ];
  const corner = (sx: number, sy: number): Vec =>
    add([card.x, card.y, card.z ?? 1.2], add(scale(right, (sx * card.w) / 2), scale(down, (sy * card.h) / 2)));
  const quad: Quad = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  return { facet: { points: quad, front: card.colour, back: card.colour }, quad };
}

interface PleatedProps extends Frame {
  readonly panels: number;
  /** Measure of the whole sheet, which is also that of what is printed on it. */
  readonly w: number;
  readonly h: number;
  /** How far each panel rises. */
  readonly degrees: number;
  readonly colour: string;
  readonly floor: string;
  readonly rays?: number;
  readonly children: ReactNode;
}

/** A long sheet, folded to and fro and drawn apart again, with a drawing that runs over all its panels. */
export function PleatedPrint({
  panels,
  w,
  h,
  degrees,
  colour,
  floor,
  rays = 40,
  children,
  ...frame
}: PleatedProps): ReactElement {
  const a = (degrees * Math.PI) / 180;
  const step = w / panels;
  const [run, rise] = [step * Math.cos(a), step * Math.sin(a)];
  const edge = (index: number, y: number): Vec => [(index - panels / 2) * run, y, index % 2 === 0 ? 0.6 : rise + 0.6];
  const quads = Array.from({ length: panels }, (_, index): Quad => [
    edge(index, -h / 2),
    edge(index + 1, -h / 2),
    edge(index + 1, h / 2),
    edge(index, h / 2),
  ]);
  return (
    <>
      <Fold
        facets={quads.map((points) => ({ points, front: colour, back: colour }))}
        {...frame}
        floor={floor}
        rays={rays}
        style={{ left: 0, top: 0 }}
      />
      {quads.map((quad, index) => (
        <OnPaper key={String(index)} quad={quad} w={step} h={h} {...frame}>
          <div style={{ position: "absolute", left: -index * step, top: 0, width: w, height: h }}>{children}</div>
        </OnPaper>
      ))}
    </>
  );
}
