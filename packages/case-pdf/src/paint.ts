import type { LogoDrawing } from "#content/logo-drawing";
import type { Pen } from "#content/logo-path";
import type { Document } from "./document";

/** A place on the paper, in points. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Paints outlines into a place, whole and in its middle. @param own - Their colour where they have none of their own. */
export function paint(document: Document, { box, paths }: LogoDrawing, spot: Spot, own: string): void {
  const [left, top, width, height] = box;
  const size = Math.min(spot.width / width, spot.height / height);
  const inked = ({ colour }: Pen) => (colour === "currentColor" ? own : colour);
  document.save();
  document.translate(spot.x + (spot.width - width * size) / 2, spot.y + (spot.height - height * size) / 2);
  document.scale(size).translate(-left, -top);
  for (const { d, isEvenOdd, fill, stroke, line = {} } of paths) {
    if (fill)
      document
        .path(d)
        .fillOpacity(fill.opacity)
        .fill(inked(fill), isEvenOdd ? "even-odd" : "non-zero");
    if (!stroke) continue;
    document.lineWidth(Number(line["stroke-width"] ?? 1)).miterLimit(Number(line["stroke-miterlimit"] ?? 4));
    document.lineCap(line["stroke-linecap"] ?? "butt").lineJoin(line["stroke-linejoin"] ?? "miter");
    document.path(d).strokeOpacity(stroke.opacity).stroke(inked(stroke));
  }
  document.restore();
}
