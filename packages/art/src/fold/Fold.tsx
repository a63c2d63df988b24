import type { CSSProperties, ReactElement } from "react";
import { type Facet, traceAddress, type View } from "../trace/order";
import type { Time } from "../trace/lamps";
import { framed } from "./frame";

/** A sculpture of paper, and how it is seen. */
interface Props {
  readonly facets: readonly Facet[];
  readonly width: number;
  readonly height: number;
  /** The sculpture is made to fill its frame but for `margin` (a share of the frame), unless zoom or shift is given. */
  readonly view?: Partial<View>;
  readonly margin?: number;
  /** The shadow on the ground: on unless the sculpture floats in a picture with none. */
  readonly ground?: boolean;
  /** The colour of the backdrop, for the light it throws back. */
  readonly floor?: string;
  /** 24 for something small, 64 for the subject of a picture. */
  readonly rays?: number;
  readonly time?: Time;
  readonly style?: CSSProperties;
}

const VIEW: View = { tilt: 48, turn: -18, zoom: 1, distance: 2400, shift: [0, 0] };

/** Folded paper, lit by real rays: facets shade, throw soft shadows and colour each other. Lies on the ground z = 0. */
export function Fold({
  facets,
  width,
  height,
  view,
  margin = 0.16,
  ground = true,
  floor = "var(--paper)",
  rays = 32,
  time,
  style,
}: Props): ReactElement {
  const asked: View = { ...VIEW, ...view };
  const fixed = view?.zoom !== undefined || view?.shift !== undefined;
  const seen = fixed ? asked : framed(facets, asked, width, height, margin);
  const address = traceAddress({ width, height, facets, view: seen, ground, floor, rays, ...(time && { time }) });
  return <img src={address} alt="" width={width} height={height} style={{ position: "absolute", ...style }} />;
}
