import type { TraceOrder, View } from "./order";
import type { Vec } from "./vector";
import { add, dot, scale, sub, unit } from "./vector";

/** Where the eye is, and which way a point of the frame looks. */
export interface Camera {
  readonly eye: Vec;
  readonly right: Vec;
  readonly up: Vec;
  readonly towards: Vec;
  /** The direction in which the eye sees a point of the frame (pixels from the upper left corner). */
  direction(x: number, y: number): Vec;
}

/** The camera of an order; the sculpture has been turned already. */
export function cameraOf({ width, height, view }: Pick<TraceOrder, "width" | "height" | "view">): Camera {
  const tilt = (view.tilt * Math.PI) / 180;
  const right: Vec = [1, 0, 0];
  const towards: Vec = [0, Math.sin(tilt), Math.cos(tilt)];
  const up: Vec = [0, -Math.cos(tilt), Math.sin(tilt)];
  const eye = scale(towards, view.distance);
  return {
    eye,
    right,
    up,
    towards,
    direction(x, y) {
      const dx = (x - width / 2 - view.shift[0]) / view.zoom;
      const dy = (y - height / 2 - view.shift[1]) / view.zoom;
      return unit(sub(add(scale(right, dx), scale(up, -dy)), eye));
    },
  };
}

/** Where a point in space is seen in the frame. */
export function project(
  point: Vec,
  camera: Camera,
  view: View,
  width: number,
  height: number,
): readonly [number, number] {
  const size = (view.distance / (view.distance - dot(point, camera.towards))) * view.zoom;
  return [
    width / 2 + view.shift[0] + dot(point, camera.right) * size,
    height / 2 + view.shift[1] - dot(point, camera.up) * size,
  ];
}

/** A point turned around the vertical by degrees. */
export function turned([x, y, z]: Vec, degrees: number): Vec {
  const a = (degrees * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a), z];
}
