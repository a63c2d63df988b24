import { converter, differenceEuclidean, interpolate, wcagContrast } from "culori";
import { brandColours } from "../../src/styles/brand";
import { brandSettings } from "../../src/styles/brand-settings";
import { colourIn, palette, THEMES } from "../../src/styles/palette";

/** Colours of agencies: every hue, pale and strong, and those without one. */
const OWN = [
  "#000000",
  "#ffffff",
  "#7f7f7f",
  ...Array.from({ length: 24 }, (_, index) => index * 15).flatMap((hue) =>
    [0.25, 0.5, 0.75, 0.92].map((lightness) => `oklch(${String(lightness)} 0.17 ${String(hue)})`),
  ),
];

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

  it("keeps its hue", () => {
    const hueOf = (colour: string) => converter("oklch")(colour)?.h ?? 0;
    for (const own of ["#1f6feb", "#0b6e4f", "#b5179e"]) {
      expect(Math.abs(hueOf(brandColours(own).signal[index] ?? "") - hueOf(own))).toBeLessThan(1);
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

it("refuses what is no colour", () => {
  expect(() => brandColours("blurple")).toThrow('Not a colour: "blurple"');
});
