import type { Time } from "./lamps";
import type { Vec } from "./vector";

/** A flat polygon of paper in space: x to the right, y towards the viewer, z up; the ground is z = 0. Colours are any of hex, oklch(), var(--token). */
export interface Facet {
  readonly points: readonly Vec[];
  readonly front: string;
  readonly back: string;
}

/** From where a sculpture is seen: tilt 0 looks straight down, 90 along the ground. Degrees. */
export interface View {
  readonly tilt: number;
  readonly turn: number;
  readonly zoom: number;
  /** How far away the eye is, in pixels: smaller means stronger perspective. */
  readonly distance: number;
  /** Moves the sculpture within its frame, in pixels. */
  readonly shift: readonly [number, number];
}

/** What the tracer is asked to draw. */
export interface TraceOrder {
  readonly width: number;
  readonly height: number;
  readonly facets: readonly Facet[];
  readonly view: View;
  /** Whether the ground catches a shadow. */
  readonly ground: boolean;
  /** The colour of the ground, for the light it throws back. */
  readonly floor: string;
  /** Rays for each point of light: 24 is a sketch, 64 final. */
  readonly rays: number;
  /** By day unless it is said. */
  readonly time?: Time;
}

/** Part of every address: to be raised when the tracer draws the same order differently. */
const EDITION = 6;

/** The order as an address for an `<img>`. */
export function traceAddress(order: TraceOrder): string {
  const rounded: unknown = JSON.parse(
    JSON.stringify({ ...order, edition: EDITION }, (_, value: unknown) =>
      typeof value === "number" ? Math.round(value * 1000) / 1000 : value,
    ),
  );
  return `trace:${Buffer.from(JSON.stringify(rounded)).toString("base64url")}`;
}

/** The order an address (without `trace:`) was made from. */
export function readTrace(encoded: string): TraceOrder {
  // The only writer of these addresses is traceAddress above.
  return JSON.parse(Buffer.from(encoded, "base64url").toString("utf8")) as TraceOrder;
}
