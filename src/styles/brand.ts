import { clampChroma, converter, formatRgb, interpolate, type Oklch, wcagContrast } from "culori";

/** The colours that come from an agency's own, each (light, dark), as `oklch(…)`. */
export type BrandColours = Readonly<Record<"signal" | "signal-text", readonly [light: string, dark: string]>>;

/** A colour of an agency's own for a discipline: as a surface and as text on paper, each (light, dark). */
export type HueColours = readonly [
  surface: readonly [light: string, dark: string],
  text: readonly [light: string, dark: string],
];

/** What the signal lies on in a theme, and what is read on it. */
interface Ground {
  /** The second one is what pages lie on. */
  readonly papers: readonly [lit: string, plain: string, shade: string];
  /** Both ranks of text on paper. */
  readonly texts: readonly string[];
  readonly ink: string;
  /** The strongest that a colour may be: on dark paper, strong ones glare. */
  readonly chroma: number;
}

/** As `src/styles/settings/_colour.scss` has them; a test holds the two together. */
const GROUNDS: readonly [light: Ground, dark: Ground] = [
  {
    papers: ["oklch(99.3% 0.006 85)", "oklch(97.2% 0.011 85)", "oklch(93.4% 0.017 82)"],
    texts: ["oklch(20% 0.018 60)", "oklch(42.5% 0.02 62)"],
    ink: "oklch(16% 0.02 40)",
    chroma: 0.37,
  },
  {
    papers: ["oklch(23.5% 0.014 65)", "oklch(19% 0.012 65)", "oklch(15.5% 0.012 65)"],
    texts: ["oklch(95.5% 0.011 85)", "oklch(78% 0.016 80)"],
    ink: "oklch(14% 0.02 40)",
    chroma: 0.2,
  },
];

/** WCAG 2.2, 1.4.11 and 1.4.3, with a little to spare: what is painted is rounded to #rrggbb. */
const CONTROL = 3.01;
const TEXT = 4.52;

/** The deepest facet of a sheet in the signal: so much of it, the rest black (`_CallToAction.scss`). */
const DEEPEST = 0.96;

/** Shares of a hue in the sheets that are mixed of it (`base/_tokens.scss`, `_ProjectResults.scss`). */
const SHEET = 0.74;
const DEEP_SHEET = 0.7;
const TINT = 0.22;

/** Lightness is tried in steps of this size. */
const STEP = 0.0025;

const toOklch = converter("oklch");

/**
 * The signal in both themes from an agency's colour, which keeps its hue: as light as it is, or as near to that as it can
 * be told from every paper and ink can be read on it, as all sheets in it want; and the same as text.
 *
 * @param colour - Such as `#1f6feb`.
 * @throws When it is no colour.
 */
export function brandColours(colour: string): BrandColours {
  const own = toOklch(colour);
  if (!own) throw new Error(`Not a colour: ${JSON.stringify(colour)}`);
  const [light, dark] = GROUNDS;
  return {
    signal: [signalOn(light, own), signalOn(dark, own)],
    "signal-text": [textOn(light, own), textOn(dark, own)],
  };
}

/**
 * A colour for a discipline from one of an agency's own, which keeps its hue: as light as it is, or as near to that as
 * sheets that are mixed of it can be read; and the same as text.
 *
 * @param colour - Such as `#1f6feb`.
 * @throws When it is no colour.
 */
export function hueColours(colour: string): HueColours {
  const own = toOklch(colour);
  if (!own) throw new Error(`Not a colour: ${JSON.stringify(colour)}`);
  const [light, dark] = GROUNDS;
  const surfaces = [surfaceOn(light, own), surfaceOn(dark, own)] as const;
  return [surfaces, [textOn(light, own, [tintOf(light, surfaces[0])]), textOn(dark, own, [tintOf(dark, surfaces[1])])]];
}

/**
 * The name of a discipline's colour in sheets and palettes: its own, or one made of it, since custom properties have no
 * `#` in their names.
 */
export function hueName(hue: string): string {
  return hue.toLowerCase().replace("#", "own-");
}

/** Paper in the light of a surface. */
function tintOf({ papers: [, paper] }: Ground, surface: Oklch | string): string {
  return formatRgb(interpolate([paper, surface], "oklab")(TINT));
}

function surfaceOn(ground: Ground, colour: Oklch): string {
  const { texts, ink, chroma } = ground;
  return nearest(colour, chroma, (one) => {
    const sheet = interpolate(["white", one], "oklab")(SHEET);
    const deep = interpolate([one, sheet], "oklab")(DEEP_SHEET);
    const tint = tintOf(ground, one);
    return (
      [sheet, deep].every((one) => wcagContrast(ink, one) >= TEXT) &&
      texts.every((text) => wcagContrast(text, tint) >= TEXT)
    );
  });
}

/** How far a colour can be told from the papers of a theme, by WCAG: its contrast to the nearest of them. */
export function contrastToPapers(colour: string, theme: "light" | "dark"): number {
  const { papers } = GROUNDS[theme === "light" ? 0 : 1];
  return Math.min(...papers.map((paper) => wcagContrast(colour, paper)));
}

function signalOn({ papers, ink, chroma }: Ground, colour: Oklch): string {
  return nearest(colour, chroma, (one) => {
    const deep = interpolate(["black", one], "oklab")(DEEPEST);
    return isFar(one, papers, CONTROL) && wcagContrast(ink, deep) >= TEXT;
  });
}

function textOn({ papers, chroma }: Ground, colour: Oklch, tints: readonly string[] = []): string {
  return nearest(colour, chroma, (one) => isFar(one, [...papers, ...tints], TEXT));
}

function isFar(colour: Oklch, papers: readonly string[], contrast: number): boolean {
  return papers.every((paper) => wcagContrast(colour, paper) >= contrast);
}

/** The same hue at the nearest lightness at which it will do. */
function nearest(colour: Oklch, chroma: number, isGood: (colour: Oklch) => boolean): string {
  for (let away = 0; away <= 1; away += STEP) {
    for (const l of [colour.l + away, colour.l - away]) {
      const one = clampChroma({ ...colour, l, c: Math.min(colour.c, chroma) }, "oklch");
      if (l >= 0 && l <= 1 && isGood(one)) return written(one);
    }
  }
  throw new Error("No lightness of this colour will do");
}

function written({ l, c, h = 0 }: Oklch): string {
  return `oklch(${(l * 100).toFixed(2)}% ${c.toFixed(4)} ${h.toFixed(2)}deg)`;
}
