import type { CaseStudy } from "../case-study";
import type { Block } from "../flow";
import { columnAt, columns, MARGIN } from "../grid";
import type { Sheet, Text } from "../sheet";
import { TYPE } from "../type";

const HEAD = 32;
const PADDING = 12;
const NUMBER = 16;
const BELOW_NAME = 11;
const BETWEEN_ROWS = 18;

interface Entry {
  readonly number: Text;
  readonly name: Text;
  readonly text: Text;
}

/** Features or steps: numbered, three or four in a row, each below its crease. */
export function pointsBlock(sheet: Sheet, { title, points }: CaseStudy["approach"]): Block {
  const across = points.length === 4 ? 4 : 3;
  const width = columns(12 / across);
  const entries = points.map((point, index) => ({
    number: sheet.text(String(index + 1), TYPE.h3, NUMBER),
    name: sheet.text(point.title, TYPE.h3, width - NUMBER, "balanced"),
    text: sheet.text(point.text, { ...TYPE.body, size: 9.5, leading: 14 }, width - 4),
  }));
  const rows = Array.from({ length: Math.ceil(entries.length / across) }, (_, row) =>
    entries.slice(row * across, (row + 1) * across),
  );
  return {
    gap: 34,
    least: rows.reduce((sum, row) => sum + heightOf(row) + BETWEEN_ROWS, HEAD - BETWEEN_ROWS),
    draw: (_, top) => {
      sheet.structure.group("Sect", () => {
        sheet.say("H2", sheet.text(title, TYPE.h2, columns(12)), MARGIN, top);
        drawRows(sheet, rows, 12 / across, top + HEAD);
      });
    },
  };
}

/** Names of one row are as tall as the tallest, so that the texts begin on one line. */
function nameHeight(row: readonly Entry[]): number {
  return Math.max(...row.map(({ name }) => name.height));
}

function heightOf(row: readonly Entry[]): number {
  return PADDING + nameHeight(row) + BELOW_NAME + Math.max(...row.map(({ text }) => text.height));
}

function drawRows(sheet: Sheet, rows: readonly (readonly Entry[])[], span: number, top: number): void {
  let y = top;
  sheet.structure.numberedList(() => {
    for (const row of rows) {
      const textTop = y + PADDING + nameHeight(row) + BELOW_NAME;
      row.forEach((entry, index) => {
        const x = columnAt(index * span + 1);
        sheet.rule(x, y, columns(span), sheet.colours.ink);
        drawEntry(sheet, entry, x, [y + PADDING, textTop]);
      });
      y += heightOf(row) + BETWEEN_ROWS;
    }
  });
}

function drawEntry(sheet: Sheet, entry: Entry, x: number, [nameTop, textTop]: [number, number]): void {
  sheet.structure.group("LI", () => {
    sheet.say("Lbl", entry.number, x, nameTop, sheet.colours.hueText);
    sheet.structure.group("LBody", () => {
      sheet.say("H3", entry.name, x + NUMBER, nameTop);
      sheet.say("P", entry.text, x, textTop);
    });
  });
}
