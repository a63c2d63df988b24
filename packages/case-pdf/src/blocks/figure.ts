import { PAGE } from "../document";
import type { Block } from "../flow";
import { columnAt, columns, MARGIN } from "../grid";
import type { Picture } from "../pictures";
import type { Sheet, Text } from "../sheet";
import { TYPE } from "../type";

/** Columns that the caption has at least, beside the picture. */
const CAPTION = 3;
const WIDEST = PAGE.width - columnAt(CAPTION + 1);
const SHORTEST = 165;
const BESIDE = 18;
/** From the bar above the caption to the caption. */
const BAR = 12;

/**
 * A picture that runs over the edge of the page, and beside it what to look at. It takes the room that the page has,
 * and is never cut.
 */
export function figureBlock(sheet: Sheet, picture: Picture, caption: string, edge: "left" | "right"): Block {
  const narrow = sheet.text(caption, TYPE.small, columns(CAPTION));
  const tallest = WIDEST / picture.ratio;
  return {
    gap: 28,
    least: Math.min(Math.max(SHORTEST, narrow.height + BAR), tallest),
    most: tallest,
    draw: async (_, top, height) => {
      const width = height * picture.ratio;
      const left = edge === "left" ? 0 : PAGE.width - width;
      const jpeg = await picture.jpeg(width, height);
      const bottom = top + height;
      sheet.structure.group("Div", () => {
        sheet.picture(jpeg, picture.alt, [left, top, left + width, bottom]);
        const text = captionFor(sheet, caption, PAGE.width - width - MARGIN - BESIDE, height - BAR);
        const x = edge === "left" ? width + BESIDE : MARGIN;
        sheet.rule(x, bottom - text.height - BAR, 24, sheet.colours.hueText, 2);
        sheet.say("P", text, x, bottom - text.height, sheet.colours.inkSoft);
      });
    },
  };
}

/** Beside a small picture the caption may speak up. */
function captionFor(sheet: Sheet, caption: string, width: number, height: number): Text {
  const loud = sheet.text(caption, TYPE.lead, Math.min(width, columns(5)), "balanced");
  if (width >= columns(4) && loud.height <= height) return loud;
  return sheet.text(caption, TYPE.small, Math.min(width, columns(4)), "balanced");
}
