import { changeAvif } from "./gatsby-internals";

/**
 * How long the encoder may look for a smaller AVIF, from 0 to 9: 2 is much slower for slightly smaller files, and 0
 * makes them over a third larger (`docs/performance.md`).
 */
const EFFORT = 1;

/** Has AVIF made faster than sharp does by default. */
export function fasterAvif(): void {
  changeAvif((options) => ({ effort: EFFORT, ...options }));
}
