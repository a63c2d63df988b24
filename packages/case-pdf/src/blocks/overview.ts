import { words } from "#lib/words";
import type { Block } from "../flow";
import { columnAt, columns, MARGIN } from "../grid";
import type { Sheet, Text } from "../sheet";
import { TYPE } from "../type";

const HEAD = 34;
const BETWEEN = 16;

/** What happened: the first paragraph opens the story, the others tell it in a second column. */
export function overviewBlock(sheet: Sheet, overview: readonly string[]): Block {
  const [first = "", ...rest] = overview;
  const width = rest.length > 0 ? columns(6) - 6 : columns(9);
  const opening = sheet.text(first, { ...TYPE.lead, size: 12, leading: 17.5 }, width);
  const others = rest.map((paragraph) => sheet.text(paragraph, TYPE.body, columns(6) - 12));
  const height = HEAD + Math.max(opening.height, stacked(others));
  return {
    gap: 0,
    least: height,
    draw: (_, top) => {
      sheet.structure.group("Sect", () => {
        sheet.say("H2", sheet.text(words.caseStudy.overview, TYPE.h2, columns(12)), MARGIN, top);
        sheet.say("P", opening, MARGIN, top + HEAD);
        let y = top + HEAD;
        for (const paragraph of others) {
          sheet.say("P", paragraph, columnAt(7) + 12, y + 1.5);
          y += paragraph.height + BETWEEN;
        }
      });
    },
  };
}

function stacked(texts: readonly Text[]): number {
  return texts.reduce((sum, { height }) => sum + height + BETWEEN, 0) - BETWEEN;
}
