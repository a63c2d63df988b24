import type { Tones } from "./tones";

/** What a picture is drawn on and with. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly tones: Tones;
  /** The next number from 0 to 1; the same picture gets the same ones each time. */
  readonly chance: () => number;
}

/** The parts of an SVG that make a picture. */
export type Drawing = (sheet: Sheet) => string;

/** Shapes that lie upon what is below them, as cut paper does. */
export function raised(shapes: string): string {
  return `<g filter="url(#raised)">${shapes}</g>`;
}

/** A picture's ground: one shade that gets a little darker to the bottom. */
export function ground(color: string): string {
  return `<rect width="100%" height="100%" fill="${color}"/><rect width="100%" height="100%" fill="url(#fall)"/>`;
}

/** A number as an SVG needs it. */
export function at(value: number): string {
  return value.toFixed(1);
}

/** The same numbers each time for the same name. */
export function chanceOf(name: string): () => number {
  let state = Array.from(name).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    // Mulberry32, by Tommy Ettinger; public domain.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
