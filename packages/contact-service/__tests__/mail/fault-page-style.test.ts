import { COLOURS } from "../../src/mail/fault-page-style";
import { hex } from "../../../../src/styles/mix";
import { colourIn, palette, THEMES } from "../../../../src/styles/palette";

it.each(THEMES)("the page of faults has the site's own colours (%s)", (theme) => {
  const colours = palette(theme);
  for (const [name, pair] of Object.entries(COLOURS)) {
    expect([name, pair[THEMES.indexOf(theme)]]).toEqual([name, hex(colourIn(colours, name))]);
  }
});
