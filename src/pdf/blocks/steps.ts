import type { Point as Step } from "../case-study";
import type { Block } from "../flow";
import { columns, MARGIN } from "../grid";
import type { Point, Sheet, Text } from "../sheet";
import { TYPE } from "../type";

const HEAD = 32;
const PADDING = { top: 23, side: 13, bottom: 24 };
const NUMBER = 32;
/** How far the edges of the leaflet rise and fall. */
const SLOPE = 10;
const ACROSS = 4;

interface Panel {
  readonly title: Text;
  readonly text: Text;
}

/** Steps as the panels of a leaflet: every second one turns away from the light. */
export function stepsBlock(sheet: Sheet, heading: string, steps: readonly Step[]): Block {
  const width = columns(12) / ACROSS;
  const inner = width - 2 * PADDING.side;
  const panels = steps.map(({ title, text }) => ({
    title: sheet.text(title, TYPE.h3, inner, "balanced"),
    text: sheet.text(text, TYPE.small, inner),
  }));
  const tallest = Math.max(...panels.map(({ title, text }) => title.height + 11 + text.height));
  const least = HEAD + PADDING.top + NUMBER + tallest + PADDING.bottom;
  return {
    gap: 30,
    least,
    draw: (_, top) => {
      sheet.structure.group("Sect", () => {
        sheet.say("H2", sheet.text(heading, TYPE.h2, columns(12)), MARGIN, top);
        sheet.structure.numberedList(() => {
          panels.forEach((panel, index) => {
            drawPanel(sheet, panel, index, [MARGIN + index * width, top + HEAD, width, least - HEAD]);
          });
        });
      });
    },
  };
}

function drawPanel(
  sheet: Sheet,
  { title, text }: Panel,
  index: number,
  [left, top, width, height]: [number, number, number, number],
): void {
  const { paperLit, panelShade, hueText } = sheet.colours;
  const [right, bottom] = [left + width, top + height];
  const isEven = index % 2 === 1;
  const corners: Point[] = isEven
    ? [
        [left, top + SLOPE],
        [right, top],
        [right, bottom],
        [left, bottom - SLOPE],
      ]
    : [
        [left, top],
        [right, top + SLOPE],
        [right, bottom - SLOPE],
        [left, bottom],
      ];
  sheet.shape(isEven ? panelShade : paperLit, ...corners);
  const x = left + PADDING.side;
  const y = top + PADDING.top;
  sheet.structure.group("LI", () => {
    sheet.say("Lbl", sheet.text(String(index + 1), TYPE.number, 40), x, y, hueText);
    sheet.structure.group("LBody", () => {
      sheet.say("H3", title, x, y + NUMBER);
      sheet.say("P", text, x, y + NUMBER + title.height + 11);
    });
  });
}
