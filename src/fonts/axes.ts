import * as fontkit from "fontkit";

/** A value, or a range that stays, of axes by their tags. */
export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

/** What every cut of the display face has, on the web and in print: one weight, a little narrow. */
export const DISPLAY_AXES = { wght: 700, wdth: 84 };

/** What every cut of the text face has: its normal width. */
export const TEXT_AXES = { wdth: 100 };

/**
 * Wanted axes as a font can have them: those that it has not are left out, values beyond its range end with it, and what
 * nobody has asked for stays at the font's own default, since the site uses no axis besides.
 */
export function axesOf(file: Buffer, wanted: Axes): Record<string, number | { min: number; max: number }> {
  const font = fontkit.create(file);
  const has = "variationAxes" in font ? font.variationAxes : {};
  return Object.fromEntries(
    Object.entries(has).map(([tag, axis]) => {
      const { min, max, default: own } = axis as { min: number; max: number; default: number };
      const within = (value: number) => Math.min(max, Math.max(min, value));
      const value = wanted[tag] ?? own;
      if (typeof value === "number") return [tag, within(value)];
      const range = { min: within(value.min), max: within(value.max) };
      return [tag, range.min === range.max ? range.min : range];
    }),
  );
}
