import { coloursOf, faultPageStyle } from "../../src/mail/fault-page-style";
import { brandColours } from "../../../../src/styles/brand";
import { hex } from "../../../../src/styles/mix";
import { colourIn, palette } from "../../../../src/styles/palette";
import { THEMES } from "../../../../src/styles/themes";

it.each(THEMES)("the page of faults has the site's own colours (%s)", (theme) => {
  const colours = palette(theme);
  for (const [name, pair] of Object.entries(coloursOf())) {
    expect([name, pair[THEMES.indexOf(theme)]]).toEqual([name, hex(colourIn(colours, name))]);
  }
});

it("has an agency's own colour", () => {
  const [light, dark] = brandColours("#1f6feb").signal.map((colour) => hex(colour));
  const style = faultPageStyle({ color: "#1f6feb" });
  expect(style).toContain(`--signal:${String(light)}`);
  expect(style).toContain(`--signal:${String(dark)}`);
  expect(faultPageStyle({})).not.toContain(light);
});

it.each([
  ["light", "dark"],
  ["dark", "light"],
] as const)("is %s alone where the site is", (only, other) => {
  const style = faultPageStyle({ themes: [only] });
  expect(style).toContain(`color-scheme:${only};`);
  expect(style).not.toContain("prefers-color-scheme");
  expect(style).not.toContain(other);
  expect(faultPageStyle({ themes: ["dark", "light"] })).toContain("@media(prefers-color-scheme:dark)");
});
