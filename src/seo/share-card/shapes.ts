import type { Colours } from "./colours";
import { type CardLogos, MARGIN, SHARE_CARD_SIZE } from "./facts";

/** Where something begins, and how far it reaches. */
type Span = readonly [from: number, length: number];

const { width, height } = SHARE_CARD_SIZE;

/** Side of the agency's mark beside its name and height of a long logo without, in pixels. */
export const MARK_SIDE = 48;

/** As long as a long logo may be, in pixels: as long as titles are. */
const LONGEST = 440;

/** Side of the mark in the discipline's colour before the badge, in pixels. */
export const HUE_SIDE = 20;

/** Side of the corner of the picture that is folded over, in pixels. */
export const FLAP = 52;

/**
 * The ground of a card in SVG, with the marks that stand before the texts; without a picture the mark takes its place.
 *
 * @param isFromRight - Whether lines run from right to left: the ground is turned then, what stands for the agency not.
 */
export function ground(colours: Colours, { logo, mark }: CardLogos, hasPicture: boolean, isFromRight: boolean): string {
  const shapes = [
    `<path d="M0 0H${width}V${height}H0z" fill="${colours.paper}"/>`,
    `<path d="M760 0H${width}V${height}H480z" fill="${colours.tint}"/>`,
    `<path d="M${MARGIN} 66h${HUE_SIDE}l${-HUE_SIDE} ${HUE_SIDE}z" fill="${colours.hue}"/>`,
  ].join("");
  const place = isFromRight ? placedFromRight : placed;
  return [
    isFromRight ? turned(shapes, width) : shapes,
    place(logo, logo.isWide ? [MARGIN, LONGEST] : [MARGIN - 7, MARK_SIDE], [height - MARGIN - MARK_SIDE, MARK_SIDE]),
    hasPicture ? "" : place(mark, [700, 440], [95, 440]),
  ].join("");
}

/** The picture's corner, turned over as everywhere on the site. */
export function flap({ tint, hue }: Colours, isFromRight: boolean): string {
  const shapes = `<path d="M${FLAP} 0V${FLAP}H0z" fill="${tint}"/><path d="M${FLAP} 0H0V${FLAP}z" fill="${hue}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FLAP}" height="${FLAP}">` +
    `${isFromRight ? turned(shapes, FLAP) : shapes}</svg>`
  );
}

/** Shapes of so many pixels’ width as in a mirror. */
function turned(shapes: string, across: number): string {
  return `<g transform="matrix(-1 0 0 1 ${across} 0)">${shapes}</g>`;
}

/** A drawing in a box, at the left of which it begins. */
function placed({ viewBox, shapes }: CardLogos["mark"], [x, w]: Span, [y, h]: Span, align = "xMin"): string {
  const box = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  return `<svg ${box} viewBox="${viewBox}" preserveAspectRatio="${align}YMid">${shapes}</svg>`;
}

/** A drawing in a box, at the right of which it begins, as far from the right as it is told. */
function placedFromRight(drawing: CardLogos["mark"], [x, w]: Span, rows: Span): string {
  return placed(drawing, [width - x - w, w], rows, "xMax");
}
