import { converter, differenceEuclidean, interpolate, wcagContrast } from "culori";
import { brandColours, hueColours, hueName } from "../../src/styles/brand";
import { brandSettings } from "../../src/styles/brand-settings";
import { colourIn, palette } from "../../src/styles/palette";
import { THEMES } from "../../src/styles/themes";

/** Colours of agencies: every hue, pale and strong, and those without one. */
const OWN = [
  "#000000",
  "#ffffff",
  "#7f7f7f",
  ...Array.from({ length: 24 }, (_, index) => index * 15).flatMap((hue) =>
    [0.25, 0.5, 0.75, 0.92].map((lightness) => `oklch(${String(lightness)} 0.17 ${String(hue)})`),
  ),
];

type Colour = Parameters<typeof wcagContrast>[0];

const PAPERS = ["paper", "paper-lit", "paper-shade"];

describe.each(THEMES)("in the %s theme", (theme) => {
  const index = THEMES.indexOf(theme);
  const colours = palette(theme);
  const papers = PAPERS.map((paper) => colourIn(colours, paper));
  const ink = colourIn(colours, "on-signal");

  it.each(OWN)("an agency's %s can be told from every paper, read on it as text, and ink on it", (own) => {
    const made = brandColours(own);
    const [signal = "", text = ""] = [made.signal[index], made["signal-text"][index]];
    const deep = interpolate(["black", signal], "oklab")(0.96);
    for (const paper of papers) {
      expect(wcagContrast(signal, paper)).toBeGreaterThanOrEqual(3);
      expect(wcagContrast(text, paper)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of [signal, deep]) expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(OWN)("a discipline's %s can be read as text, and sheets of it by all that is read on them", (own) => {
    const [surfaces, texts] = hueColours(own);
    const [surface = "", text = ""] = [surfaces[index], texts[index]];
    const mixed = (share: number, one: Colour, other: Colour) => interpolate([other, one], "oklab")(share);
    const sheet = mixed(0.74, surface, "white");
    for (const paper of papers) expect(wcagContrast(text, paper)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [sheet, mixed(0.7, sheet, surface)]) {
      expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
    const tint = mixed(0.22, surface, colourIn(colours, "paper"));
    for (const read of [text, colourIn(colours, "ink"), colourIn(colours, "ink-soft")]) {
      expect(wcagContrast(read, tint)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("keeps its hue", () => {
    const hueOf = (colour: string) => converter("oklch")(colour)?.h ?? 0;
    for (const own of ["#1f6feb", "#0b6e4f", "#b5179e"]) {
      const made = [brandColours(own).signal[index], hueColours(own)[0][index], hueColours(own)[1][index]];
      for (const one of made) expect(Math.abs(hueOf(one ?? "") - hueOf(own))).toBeLessThan(1);
    }
  });
});

it("leaves a colour as it is where it will do", () => {
  const fits = "oklch(63% 0.2 34)";
  const [light] = brandColours(fits).signal;
  expect(differenceEuclidean("oklab")(light, fits)).toBeLessThan(0.005);
});

it("tells the sheets of it, and nothing where an agency has none", () => {
  expect(brandSettings({ color: "#1f6feb" }, "settings/")).toMatch(
    /^@use "settings\/brand" as own with \(\$colours: \("signal": \(oklch\(.+\), oklch\(.+\)\), "signal-text": \(.+\)\)\);\n$/,
  );
  expect(brandSettings({}, "settings/")).toBe("");
});

it("tells the sheets of disciplines' own colours, each once, and of none that the palette has", () => {
  const disciplines = ["#1f6feb", "marigold", "#1f6feb", "#B5179E"].map((hue) => ({ hue }));
  const settings = brandSettings({ disciplines }, "");
  expect([...settings.matchAll(/"([\w-]+)":/g)].map(([, name]) => name)).toEqual(["own-1f6feb", "own-b5179e"]);
  expect(hueName("marigold")).toBe("marigold");
  expect(brandSettings({ disciplines: [{ hue: "teal" }] }, "")).toBe("");
});

it.each([brandColours, hueColours])("refuses what is no colour", (made) => {
  expect(() => made("blurple")).toThrow('Not a colour: "blurple"');
});
