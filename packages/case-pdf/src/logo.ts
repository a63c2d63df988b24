import { isWide } from "#content/logo";
import type { Agency } from "./case-study";
import type { Spot } from "./paint";
import type { Sheet } from "./sheet";
import { TYPE } from "./type";

/** Points of a long logo: as high as the mark beside a name looks, but no longer than a name. */
const LONG = { height: 20, width: 150 };

/** The agency's name as a link to its site, behind its mark; a long logo says the name itself. */
export function drawLetterhead(sheet: Sheet, { logos, name, url }: Agency, x: number, y: number): void {
  const { logo } = logos;
  const [, , width, height] = logo.box;
  if (isWide(logo)) {
    const size = Math.min(LONG.height, (LONG.width * height) / width);
    const spot = { x, y: y + 13 - size / 2, width: (size * width) / height, height: size };
    sheet.structure.group("P", () => {
      sheet.linkedDrawing(`${url}/`, name, logo, spot, sheet.colours[logo.colour]);
    });
    return;
  }
  sheet.drawing(logo, { x: x - 4, y, width: 26, height: 26 }, sheet.colours[logo.colour]);
  sheet.structure.group("P", () => {
    sheet.link(`${url}/`, sheet.text(name, TYPE.name, 200), x + 26, y + 8);
  });
}

/** The mark on a ground of the signal: in the palette's colour it is light there, with its own it lies on paper. */
export function drawMarkOnSignal(sheet: Sheet, { logos: { mark } }: Agency, spot: Spot): void {
  const { paperLit, ink } = sheet.colours;
  if (mark.paths.some(({ fill, stroke }) => [fill, stroke].some((pen) => pen?.colour === "currentColor"))) {
    sheet.drawing(mark, spot, paperLit);
    return;
  }
  const { x, y, width, height } = spot;
  sheet.shape(paperLit, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  sheet.drawing(mark, { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }, ink);
}
