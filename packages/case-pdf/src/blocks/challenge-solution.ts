import { words } from "#lib/words";
import { PAGE } from "../document";
import type { Block } from "../flow";
import { drawFacet } from "../fold";
import { MARGIN } from "../grid";
import type { Sheet, Text } from "../sheet";
import { TYPE } from "../type";

const WIDTH = PAGE.width / 2 - MARGIN;
const PADDING = { side: 20, top: 30, bottom: 32 };
const HEAD = 31;
const INDENT = 16;
const BETWEEN = 13;
/** How far the outer edges of the sheet sink. */
const SLOPE = 14;

interface Page {
  readonly title: string;
  readonly points: readonly Text[];
  readonly height: number;
}

/** What was wrong and what was decided: two pages of one folded sheet, the second turned to the light. */
export function challengeSolutionBlock(
  sheet: Sheet,
  { challenge, solution }: { readonly challenge: readonly string[]; readonly solution: readonly string[] },
): Block {
  const left = measured(sheet, words.caseStudy.challenge, challenge);
  const right = measured(sheet, words.caseStudy.solution, solution);
  const height = Math.max(left.height, right.height);
  return {
    gap: 30,
    least: height,
    draw: (_, top) => {
      const bottom = top + height;
      const [edge, middle, end] = [MARGIN, PAGE.width / 2, PAGE.width - MARGIN];
      const { paperShade, hueTint } = sheet.colours;
      sheet.shape(paperShade, [edge, top], [middle, top + SLOPE], [middle, bottom], [edge, bottom - SLOPE]);
      sheet.shape(hueTint, [middle, top + SLOPE], [end, top], [end, bottom - SLOPE], [middle, bottom]);
      drawPage(sheet, left, edge + PADDING.side, top + PADDING.top, false);
      drawPage(sheet, right, middle + PADDING.side, top + PADDING.top, true);
    },
  };
}

function measured(sheet: Sheet, title: string, words: readonly string[]): Page {
  const points = words.map((point) => sheet.text(point, TYPE.body, WIDTH - 2 * PADDING.side - INDENT));
  const list = points.reduce((sum, { height }) => sum + height + BETWEEN, -BETWEEN);
  return { title, points, height: PADDING.top + HEAD + list + PADDING.bottom };
}

function drawPage(sheet: Sheet, { title, points }: Page, x: number, top: number, isForward: boolean): void {
  sheet.structure.group("Sect", () => {
    sheet.say("H2", sheet.text(title, { ...TYPE.h2, size: 18 }, WIDTH), x, top);
    let y = top + HEAD;
    sheet.structure.group("L", () => {
      for (const point of points) {
        drawFacet(sheet, x, y, isForward);
        sheet.structure.group("LI", () => {
          sheet.say("LBody", point, x + INDENT, y);
        });
        y += point.height + BETWEEN;
      }
    });
  });
}
