import { type Color, formatHex, interpolate } from "culori";

/** `share` of the first colour, the rest of the second, as CSS's `color-mix(in oklab)` does. */
export function mix(first: Color | string, second: Color | string, share: number): Color {
  return interpolate([second, first], "oklab")(share);
}

/** A colour as #rrggbb, for what knows no other. @throws When it isn't a colour that CSS knows. */
export function hex(colour: Color | string): string {
  const written = formatHex(colour);
  if (written === undefined) throw new Error(`Not a colour: ${JSON.stringify(colour)}`);
  return written;
}
