import type { ReactElement, ReactNode } from "react";
import { Fold } from "../fold/Fold";
import { cut, type Point } from "../fold/sheet";
import type { View } from "../trace/order";
import { turnAround, type Vec } from "../trace/vector";
import { cameraOf, project, turned } from "../trace/camera";
import { OnPaper, type Quad } from "./OnPaper";

interface Props {
  /** Measure of the sheet; the fold's frame is the whole picture, the sheet lies in its middle. */
  readonly w: number;
  readonly h: number;
  readonly width: number;
  readonly height: number;
  /** Where the bend begins: a line from its upper to its lower end, in pixels from the sheet's middle. What lies right of it turns over. */
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
  /** How far the sheet is rolled over, in degrees. */
  readonly degrees: number;
  readonly view: View;
  readonly front: string;
  readonly back: string;
  readonly floor: string;
  readonly rays?: number;
  /** What is printed on the other side, from its own upper left corner: w × h, on the same paper as `back`. */
  readonly reverse?: ReactNode;
  /** What is printed on the sheet: w × h. */
  readonly children: ReactNode;
}

const STEPS = 14;

/** A sheet whose right part rolls over as if a hand had turned it: what is printed bends along. */
export function Curl(props: Props): ReactElement {
  const {
    w,
    h,
    width,
    height,
    from,
    to,
    radius,
    degrees,
    view,
    front,
    back,
    floor,
    rays = 32,
    reverse,
    children,
  } = props;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const out: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  const step = ((degrees / STEPS) * Math.PI * radius) / 180;
  const line = (index: number): readonly [Point, Point] => {
    const by = index * step;
    const moved = ([x, y]: Point): Point => [x + out[0] * by, y + out[1] * by];
    return [moved(from), moved(to)];
  };
  const bent = ([x, y]: Point, strip: number): Vec =>
    Array.from({ length: strip }, (_, index) => strip - 1 - index).reduce<Vec>(
      (point, index) => {
        const [a, b] = line(index);
        return turnAround(point, [...a, 0], [b[0] - a[0], b[1] - a[1], 0], -degrees / STEPS);
      },
      [x, y, 0.6],
    );
  const corners: readonly Point[] = [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ];
  const strips = stripsOf(corners, line);
  const steep = strips.filter((_, index) => (index / STEPS) * degrees < 76).length;
  const behind = strips.filter((_, index) => (index / STEPS) * degrees <= 90).length;
  const facets = strips.map((strip, index) => ({ points: strip.map((point) => bent(point, index)), front, back }));
  const fold = { facets, width, height, view, floor, rays };
  const print = (strip: readonly Point[], index: number, side: 1 | -1, words: ReactNode): ReactElement | null => {
    const [tl, tr, br, bl] = corners.map((point) => bent(point, index));
    if (!tl || !tr || !br || !bl) return null;
    const quad: Quad = side === 1 ? [tl, tr, br, bl] : [tr, tl, bl, br];
    const shape = strip.map(([x, y]) => `${(side * x + w / 2).toFixed(1)}px ${(y + h / 2).toFixed(1)}px`).join(", ");
    const style = { clipPath: `polygon(${shape})` };
    return <OnPaper key={String(index)} {...{ quad, w, h, width, height, view, style, children: words }} />;
  };
  const over = facets.slice(steep).map(({ points }) => outlineOf(points, fold));
  return (
    <>
      <Fold {...fold} style={{ left: 0, top: 0 }} />
      {strips.slice(0, steep).map((strip, index) => print(strip, index, 1, children))}
      <Fold {...fold} style={{ left: 0, top: 0, clipPath: `path("${over.join("")}")` }} />
      {reverse !== undefined &&
        strips.map((strip, index) => (index >= behind ? print(strip, index, -1, reverse) : null))}
    </>
  );
}

/** What hides the print: where a facet is seen, as a path that always runs the same way round. */
function outlineOf(points: readonly Vec[], frame: Pick<Props, "width" | "height" | "view">): string {
  const { width, height, view } = frame;
  const camera = cameraOf(frame);
  const seen = points.map((point) => project(turned(point, view.turn), camera, view, width, height));
  const area = seen.reduce((sum, [x, y], index) => {
    const [nx, ny] = seen[(index + 1) % seen.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  const round = area < 0 ? [...seen].reverse() : seen;
  return `M${round.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The sheet cut into the flat part, the strips of the bend, and what is beyond it. */
function stripsOf(
  sheet: readonly Point[],
  line: (index: number) => readonly [Point, Point],
): readonly (readonly Point[])[] {
  const strips: (readonly Point[])[] = [];
  let rest: readonly Point[] = sheet;
  for (let index = 0; index < STEPS; index += 1) {
    const [kept, beyond] = cut(rest, ...line(index));
    strips.push(kept);
    rest = beyond;
  }
  return [...strips, rest].filter((strip) => strip.length > 2);
}
