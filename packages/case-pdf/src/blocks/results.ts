import { words } from "#lib/words";
import type { CaseStudy } from "../case-study";
import { PAGE } from "../document";
import type { Block } from "../flow";
import { columns, MARGIN } from "../grid";
import type { Sheet, Text } from "../sheet";
import { CAPITAL, posterStyle, TYPE, type TypeStyle } from "../type";
import { measureMetrics } from "./metrics";

const HEAD = 38;
const BETWEEN = 28;
const FOOT = 28;
const LABEL = columns(3);
/** Between a figure and its label. */
const BESIDE = 14;
/** The figures are the loudest thing in the file: none smaller than this unless it is too long. */
const LEAST = 118;
const MOST = 176;
/** What the metrics cover of the sheet's lower edge. */
const OVERLAP = 36;

type Result = CaseStudy["results"][number];

/** What changed by how much: a sheet in the discipline's hue from edge to edge, and the metrics on its lower edge. */
export function resultsBlock(sheet: Sheet, { results, metrics }: CaseStudy): Block {
  const widest = Math.min(MOST, ...results.map(({ value }) => sizeFor(sheet, value)));
  const tallOf = (size: number) =>
    HEAD + results.length * CAPITAL.poster * size + (results.length - 1) * BETWEEN + FOOT;
  const cards = measureMetrics(sheet, metrics);
  const below = cards ? cards.height - OVERLAP + OVERLAP * 0.5 : 0;
  return {
    gap: 0,
    opensPage: true,
    least: tallOf(Math.min(LEAST, widest)) + below,
    most: PAGE.height,
    draw: (_, top, height) => {
      const bottom = top + height - below + (cards ? OVERLAP * 0.5 : 0);
      const inner = bottom - (cards ? OVERLAP : 0) - top;
      drawGround(sheet, bottom);
      const size = Math.min(
        widest,
        (inner - HEAD - FOOT - (results.length - 1) * BETWEEN) / results.length / CAPITAL.poster,
      );
      sheet.structure.group("Sect", () => {
        sheet.say("H2", sheet.text(words.caseStudy.results, TYPE.h2, columns(12)), MARGIN, top, sheet.colours.onSignal);
        drawResults(sheet, results, posterStyle(size), top + HEAD, inner - HEAD - FOOT);
        cards?.draw(bottom - OVERLAP);
      });
    },
  };
}

/** The largest size at which a figure and its label stand side by side. */
function sizeFor(sheet: Sheet, value: string): number {
  return (columns(12) - LABEL - BESIDE) / sheet.widthOf(value, posterStyle(1));
}

function drawGround(sheet: Sheet, bottom: number): void {
  const { hueSheet, hueSheetLit, hueSheetDeep } = sheet.colours;
  const at = (x: number, y: number): [number, number] => [PAGE.width * x, bottom * y];
  sheet.shape(hueSheet, at(0, 0), at(1, 0), at(1, 1), at(0, 1));
  sheet.shape(hueSheetLit, at(0.7, 0), at(1, 0), at(1, 0.58), at(0.26, 1), at(0.08, 1));
  sheet.shape(hueSheetDeep, at(1, 0.58), at(1, 1), at(0.26, 1));
}

/** The figures stand from corner to corner, along the crease. */
function drawResults(sheet: Sheet, results: readonly Result[], style: TypeStyle, top: number, height: number): void {
  const capitals = CAPITAL.poster * style.size;
  const step = (height - capitals) / Math.max(1, results.length - 1);
  sheet.structure.group("L", () => {
    results.forEach(({ value, label }, index) => {
      const figure = sheet.text(value, style, columns(12), "plain");
      const words = sheet.text(label, TYPE.lead, LABEL, "balanced");
      const room = columns(12) - figure.width - BESIDE - words.width;
      const x = MARGIN + (room * index) / Math.max(1, results.length - 1);
      sheet.structure.group("LI", () => {
        sheet.structure.leaf("LBody", () => {
          setResult(sheet, figure, words, x, top + index * step);
        });
      });
    });
  });
}

function setResult(sheet: Sheet, figure: Text, words: Text, x: number, y: number): void {
  const { onSignal } = sheet.colours;
  sheet.set(figure, x - figure.style.size * 0.04, y, onSignal);
  sheet.set(words, x + figure.width + BESIDE, y + figure.height - words.height, onSignal);
}
