import { clampChroma, formatHex, oklch, type Oklch } from "culori";

/** The shades that a picture is drawn in, from paper to ink, and one that stands apart. */
export interface Tones {
  readonly paper: string;
  readonly light: string;
  readonly mid: string;
  readonly base: string;
  readonly deep: string;
  readonly ink: string;
  readonly accent: string;
}

/** How light each shade is, and how much it has of the brand's own strength. */
const SHADES = {
  paper: { l: 0.95, strength: 0.12 },
  light: { l: 0.87, strength: 0.35 },
  mid: { l: 0.74, strength: 0.75 },
  base: { l: 0.6, strength: 1 },
  deep: { l: 0.41, strength: 0.75 },
  ink: { l: 0.27, strength: 0.4 },
} as const;

/** Strength of a colour that can be seen as one, and that still is calm on a whole picture. */
const STRENGTH = { from: 0.04, to: 0.17 } as const;

/** How far around the wheel the one that stands apart is. */
const APART = 65;

/** The shades of a brand's colour. @param color - In hexadecimal. */
export function tonesOf(color: string): Tones {
  const brand = oklch(color);
  if (!brand) throw new Error(`Not a color: ${JSON.stringify(color)}`);
  const chroma = brand.c < 0.02 ? brand.c : Math.min(Math.max(brand.c, STRENGTH.from), STRENGTH.to);
  const shade = (l: number, strength: number, turn = 0) =>
    hex({ mode: "oklch", l, c: chroma * strength, h: (brand.h ?? 0) + turn });
  const { paper, light, mid, base, deep, ink } = SHADES;
  return {
    paper: shade(paper.l, paper.strength),
    light: shade(light.l, light.strength),
    mid: shade(mid.l, mid.strength),
    base: shade(base.l, base.strength),
    deep: shade(deep.l, deep.strength),
    ink: shade(ink.l, ink.strength),
    accent: shade(0.83, 0.8, APART),
  };
}

function hex(color: Oklch): string {
  return formatHex(clampChroma(color, "oklch"));
}
