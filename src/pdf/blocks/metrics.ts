import type { CaseStudy } from "../case-study";
import { PAGE } from "../document";
import { drawFlap } from "../fold";
import { columns, MARGIN } from "../grid";
import type { Sheet, Text } from "../sheet";
import { TYPE, type TypeStyle } from "../type";

const PADDING = { top: 20, side: 16, bottom: 24 };
const FLAP = 20;

interface Card {
  readonly label: Text;
  readonly value: Text;
  readonly foot: Text;
}

/** The metric cards once their height is known. */
export interface Metrics {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/** The metric cards are the panels of a second sheet; without metrics there is none. */
export function measureMetrics(sheet: Sheet, metrics: CaseStudy["metrics"]): Metrics | undefined {
  if (metrics.length === 0) return undefined;
  const width = columns(12) / metrics.length;
  const inner = width - 2 * PADDING.side;
  const cards = metrics.map(({ label, value, foot }) => ({
    label: sheet.text(label, TYPE.smallStrong, inner),
    value: sheet.text(value, fitting(sheet, value, inner - 1), inner),
    foot: sheet.text(foot, TYPE.small, inner),
  }));
  const labels = Math.max(...cards.map(({ label }) => label.height));
  const feet = Math.max(...cards.map(({ foot }) => foot.height));
  const height = PADDING.top + labels + 12 + 20 + 13 + feet + PADDING.bottom;
  return {
    height,
    draw: (top) => {
      const [left, right, bottom] = [MARGIN, PAGE.width - MARGIN, top + height];
      sheet.shape(sheet.colours.paperLit, [left, top], [right, top], [right, bottom], [left, bottom]);
      for (let x = left + width; x < right - 1; x += width)
        sheet.shape(sheet.colours.crease, [x, top], [x + 0.75, top], [x + 0.75, bottom], [x, bottom]);
      drawFlap(sheet, right, bottom, FLAP, sheet.colours.paper);
      drawCards(sheet, cards, width, [top + PADDING.top, top + PADDING.top + labels + 12]);
    },
  };
}

/** A figure stays on its line. */
function fitting(sheet: Sheet, value: string, width: number): TypeStyle {
  const { size } = TYPE.number;
  return { ...TYPE.number, size: Math.min(size, (size * width) / sheet.widthOf(value, TYPE.number)) };
}

function drawCards(sheet: Sheet, cards: readonly Card[], width: number, [labelTop, valueTop]: [number, number]): void {
  const { hueText, inkSoft } = sheet.colours;
  sheet.structure.group("L", () => {
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
  });
}
