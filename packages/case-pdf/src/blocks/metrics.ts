import type { CaseStudy } from "../case-study";
import { PAGE } from "../document";
import { drawFlap } from "../fold";
import { columns, MARGIN } from "../grid";
import { inRows } from "../rows";
import type { Sheet, Text } from "../sheet";
import { TYPE, type TypeStyle } from "../type";

const PADDING = { top: 20, side: 16, bottom: 24 };
const FLAP = 20;

interface Card {
  readonly label: Text;
  readonly value: Text;
  readonly foot: Text;
}

interface Row {
  readonly cards: readonly Card[];
  readonly width: number;
  /** Height of the tallest label. */
  readonly labels: number;
  readonly height: number;
}

/** The metric cards once their height is known. */
export interface Metrics {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/** The metric cards are the panels of a second sheet; without metrics there is none. */
export function measureMetrics(sheet: Sheet, metrics: CaseStudy["metrics"]): Metrics | undefined {
  if (metrics.length === 0) return undefined;
  const rows = inRows(metrics).map((row) => measured(sheet, row));
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  return {
    height,
    draw: (top) => {
      const [left, right, bottom] = [MARGIN, PAGE.width - MARGIN, top + height];
      sheet.shape(sheet.colours.paperLit, [left, top], [right, top], [right, bottom], [left, bottom]);
      drawCreases(sheet, rows, top);
      drawFlap(sheet, right, bottom, FLAP, sheet.colours.paper);
      sheet.structure.group("L", () => {
        let y = top;
        for (const row of rows) {
          drawCards(sheet, row, [y + PADDING.top, y + PADDING.top + row.labels + 12]);
          y += row.height;
        }
      });
    },
  };
}

function measured(sheet: Sheet, metrics: CaseStudy["metrics"]): Row {
  const width = columns(12) / metrics.length;
  const inner = width - 2 * PADDING.side;
  const cards = metrics.map(({ label, value, foot }) => ({
    label: sheet.text(label, TYPE.smallStrong, inner),
    value: sheet.text(value, fitting(sheet, value, inner - 1), inner),
    foot: sheet.text(foot, TYPE.small, inner),
  }));
  const labels = Math.max(...cards.map(({ label }) => label.height));
  const feet = Math.max(...cards.map(({ foot }) => foot.height));
  return { cards, width, labels, height: PADDING.top + labels + 12 + 20 + 13 + feet + PADDING.bottom };
}

/** Between cards, and between rows of them. */
function drawCreases(sheet: Sheet, rows: readonly Row[], top: number): void {
  const [left, right] = [MARGIN, PAGE.width - MARGIN];
  const { crease } = sheet.colours;
  let y = top;
  for (const { width, height } of rows) {
    if (y > top) sheet.rule(left, y, right - left, crease);
    for (let x = left + width; x < right - 1; x += width)
      sheet.shape(crease, [x, y], [x + 0.75, y], [x + 0.75, y + height], [x, y + height]);
    y += height;
  }
}

/** A figure stays on its line. */
function fitting(sheet: Sheet, value: string, width: number): TypeStyle {
  const { size } = TYPE.number;
  return { ...TYPE.number, size: Math.min(size, (size * width) / sheet.widthOf(value, TYPE.number)) };
}

function drawCards(sheet: Sheet, { cards, width }: Row, [labelTop, valueTop]: [number, number]): void {
  const { hueText, inkSoft } = sheet.colours;
  cards.forEach(({ label, value, foot }, index) => {
    const x = MARGIN + index * width + PADDING.side;
    sheet.structure.group("LI", () => {
      sheet.structure.group("LBody", () => {
        sheet.say("P", label, x, labelTop);
        sheet.say("P", value, x, valueTop, hueText);
        sheet.say("P", foot, x, valueTop + 20 + 13, inkSoft);
      });
    });
  });
}
