import { interpolate, wcagContrast } from "culori";
import { HUES } from "../../src/content/discipline";
import { hueName } from "../../src/styles/brand";
import { colourIn, palette } from "../../src/styles/palette";
import { THEMES } from "../../src/styles/themes";
import { content } from "../support/content";

/** WCAG 2.2, 1.4.3: text. Large text could do with less; the palette gives no less to any. */
const TEXT = 4.5;
/** WCAG 2.2, 1.4.11: edges of controls, focus rings, signs that carry a meaning. */
const CONTROL = 3;

/** All that pages can be painted in: those that every content may name, and those of the agency's own disciplines. */
const OWN = content.agency.disciplines.map(({ hue }) => hueName(hue));
const ALL_HUES = [...new Set([...HUES, ...OWN])];

const PAPERS = ["paper", "paper-lit", "paper-shade"];

/** The colours of a theme with those that `styles/base/_tokens.scss` mixes in each hue's place. */
function coloursOf(theme: (typeof THEMES)[number]): (name: string) => string {
  const colours = palette(theme);
  const mixed = new Map<string, string>();
  // The deepest facets of sheets that carry text (`_CallToAction.scss`, `_Steps.scss`, `_ProjectResults.scss`).
  mixed.set("step", mix(colourIn(colours, "paper"), colourIn(colours, "crease"), 0.3));
  mixed.set("signal-deep", mix(colourIn(colours, "signal"), "black", 0.96));
  for (const hue of ALL_HUES) {
    mixed.set(`${hue}-sheet`, mix(colourIn(colours, hue), "white", 0.74));
    mixed.set(`${hue}-deep`, mix(mix(colourIn(colours, hue), "white", 0.74), colourIn(colours, hue), 0.7));
    mixed.set(`${hue}-tint`, mix(colourIn(colours, hue), colourIn(colours, "paper"), 0.22));
  }
  return (name) => mixed.get(name) ?? colourIn(colours, name);
}

function mix(first: string, second: string, share: number): string {
  const { l, a, b } = interpolate([second, first], "oklab")(share);
  return `oklab(${String(l)} ${String(a)} ${String(b)})`;
}

/** Every pair of text and ground that the sheets set. */
const TEXT_PAIRS = [
  ...["ink", "ink-soft", "signal-text", "fault"].flatMap((text) => PAPERS.map((ground) => [text, ground])),
  ["on-signal", "signal"],
  ["on-signal", "signal-deep"],
  ["ink", "step"],
  ...ALL_HUES.flatMap((hue) => [
    [`${hue}-text`, "paper"],
    [`${hue}-text`, "paper-lit"],
    [`${hue}-text`, "paper-shade"],
    [`${hue}-text`, `${hue}-tint`],
    ["ink", `${hue}-tint`],
    ["ink-soft", `${hue}-tint`],
    ["on-signal", `${hue}-sheet`],
    ["on-signal", `${hue}-deep`],
  ]),
];

const CONTROL_PAIRS = [
  ...["edge", "signal", "ink"].flatMap((edge) => PAPERS.map((ground) => [edge, ground])),
  ["on-signal", "signal"],
];

it("knows the hues that the content may name, and no others", () => {
  const named = [...palette("light").keys()].flatMap((name) => /^(.+)-text$/.exec(name)?.[1] ?? []);
  expect(named.filter((name) => name !== "signal").sort()).toEqual([...ALL_HUES].sort());
});

describe.each(THEMES)("in the %s theme", (theme) => {
  const colour = coloursOf(theme);

  it.each(TEXT_PAIRS)("%s can be read on %s", (text = "", ground = "") => {
    expect(wcagContrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(CONTROL_PAIRS)("%s can be told from %s", (edge = "", ground = "") => {
    expect(wcagContrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(CONTROL);
  });
});
