import { facetPath, MARK, MARK_SIZE } from "../../lib/mark";
import type { Colours } from "./colours";
import { MARGIN, SHARE_CARD_SIZE } from "./facts";

const { width, height } = SHARE_CARD_SIZE;

/** Side of the agency's mark beside its name, in pixels. */
export const MARK_SIDE = 48;

/** Side of the mark in the discipline's colour before the badge, in pixels. */
export const HUE_SIDE = 20;

/** Side of the corner of the picture that is folded over, in pixels. */
export const FLAP = 52;

/** The ground of a card in SVG, with the marks that stand before the texts; without a picture the mark takes its place. */
export function ground(colours: Colours, hasPicture: boolean): string {
  return [
    `<path d="M0 0H${width}V${height}H0z" fill="${colours.paper}"/>`,
    `<path d="M760 0H${width}V${height}H480z" fill="${colours.tint}"/>`,
    `<path d="M${MARGIN} 66h${HUE_SIDE}l${-HUE_SIDE} ${HUE_SIDE}z" fill="${colours.hue}"/>`,
    mark(colours, MARGIN - 7, height - MARGIN - MARK_SIDE, MARK_SIDE),
    hasPicture ? "" : mark(colours, 700, 95, 440),
  ].join("");
}

/** The picture's corner, turned over as everywhere on the site. */
export function flap({ tint, hue }: Colours): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FLAP}" height="${FLAP}">` +
    `<path d="M${FLAP} 0V${FLAP}H0z" fill="${tint}"/><path d="M${FLAP} 0H0V${FLAP}z" fill="${hue}"/></svg>`
  );
}

function mark({ facets }: Colours, x: number, y: number, side: number): string {
  const paths = MARK.map((facet, index) => `<path d="${facetPath(facet)}" fill="${facets[index] ?? ""}"/>`);
  return `<g transform="translate(${x} ${y}) scale(${side / MARK_SIZE})">${paths.join("")}</g>`;
}
