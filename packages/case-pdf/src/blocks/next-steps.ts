import { words } from "#lib/words";
import type { Block } from "../flow";
import { columnAt, columns, MARGIN } from "../grid";
import type { Sheet } from "../sheet";
import { TYPE } from "../type";

const PADDING = 10;

/** What comes after the project. */
export function nextStepsBlock(sheet: Sheet, nextSteps: readonly string[]): Block {
  const steps = nextSteps.map((step) => sheet.text(step, TYPE.body, columns(8) - 20));
  return {
    gap: 28,
    least: steps.reduce((sum, { height }) => sum + height + 2 * PADDING, 0),
    draw: (_, top) => {
      sheet.structure.group("Sect", () => {
        sheet.say("H2", sheet.text(words.caseStudy.nextSteps, TYPE.h2, columns(4)), MARGIN, top + PADDING);
        let y = top;
        sheet.structure.numberedList(() => {
          steps.forEach((step, index) => {
            sheet.rule(columnAt(5), y, columns(8), sheet.colours.edge);
            const number = sheet.text(String(index + 1), TYPE.strong, 20);
            sheet.structure.group("LI", () => {
              sheet.say("Lbl", number, columnAt(5), y + PADDING, sheet.colours.hueText);
              sheet.say("LBody", step, columnAt(5) + 20, y + PADDING);
            });
            y += step.height + 2 * PADDING;
          });
        });
      });
    },
  };
}
