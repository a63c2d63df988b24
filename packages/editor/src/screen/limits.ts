import { DESCRIPTION_LIMITS, type SearchLimits, TITLE_LIMITS } from "#lib/search-result";

/** What desktop results show of a text, and the face in which they draw it. */
export interface Limits extends SearchLimits {
  readonly font: string;
}

export const TITLE: Limits = { ...TITLE_LIMITS, font: "20px Arial" };

export const DESCRIPTION: Limits = { ...DESCRIPTION_LIMITS, font: "14px Arial" };

let canvas: CanvasRenderingContext2D | null | undefined;

/** Width of a text in pixels, as this machine draws it. */
export function widthOf(text: string, { font }: Limits): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return 0;
  canvas.font = font;
  return Math.round(canvas.measureText(text).width);
}

/** Whether search engines show all of a text, and it says something. */
export function fits(text: string, limits: Limits): boolean {
  return text.length >= limits.min && text.length <= limits.max && widthOf(text, limits) <= limits.pixels;
}
