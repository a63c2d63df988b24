import type { Point as Step } from "../case-study";
import type { Block } from "../flow";
import { columns, MARGIN } from "../grid";
import { inRows } from "../rows";
import type { Point, Sheet, Text } from "../sheet";
import { TYPE } from "../type";

const HEAD = 32;
const PADDING = { top: 23, side: 13, bottom: 24 };
const NUMBER = 32;
/** How far the edges of the leaflet rise and fall. */
const SLOPE = 10;

interface Panel {
  readonly title: Text;
  readonly text: Text;
}

interface Row {
  readonly panels: readonly Panel[];
  readonly width: number;
  readonly height: number;
}

/** Steps as the panels of a leaflet: every second one turns away from the light. */
export function stepsBlock(sheet: Sheet, heading: string, steps: readonly Step[]): Block {
  const rows = inRows(steps).map((row) => measured(sheet, row));
  return {
    gap: 30,
    least: rows.reduce((sum, { height }) => sum + height, HEAD),
    draw: (_, top) => {
      sheet.structure.group("Sect", () => {
        sheet.say("H2", sheet.text(heading, TYPE.h2, columns(12)), MARGIN, top);
        sheet.structure.numberedList(() => {
          drawRows(sheet, rows, top + HEAD);
        });
      });
    },
  };
}

function measured(sheet: Sheet, steps: readonly Step[]): Row {
  const width = columns(12) / steps.length;
  const inner = width - 2 * PADDING.side;
  const panels = steps.map(({ title, text }) => ({
    title: sheet.text(title, TYPE.h3, inner, "balanced"),
    text: sheet.text(text, TYPE.small, inner),
  }));
  const tallest = Math.max(...panels.map(({ title, text }) => title.height + 11 + text.height));
  return { panels, width, height: PADDING.top + NUMBER + tallest + PADDING.bottom };
}

function drawRows(sheet: Sheet, rows: readonly Row[], top: number): void {
  let [y, number] = [top, 1];
  for (const { panels, width, height } of rows) {
    panels.forEach((panel, place) => {
      drawPanel(sheet, panel, [number + place, place % 2 === 1], [MARGIN + place * width, y, width, height]);
    });
    y += height;
    number += panels.length;
  }
}

function drawPanel(
  sheet: Sheet,
  { title, text }: Panel,
  [number, isEven]: [number, boolean],
  [left, top, width, height]: [number, number, number, number],
): void {
  const { paperLit, panelShade, hueText } = sheet.colours;
  const [right, bottom] = [left + width, top + height];
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
    sheet.say("Lbl", sheet.text(String(number), TYPE.number, 40), x, y, hueText);
    sheet.structure.group("LBody", () => {
      sheet.say("H3", title, x, y + NUMBER);
      sheet.say("P", text, x, y + NUMBER + title.height + 11);
    });
  });
}
