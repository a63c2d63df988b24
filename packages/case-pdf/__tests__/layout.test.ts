import type { CaseStudy } from "../src/case-study";
import type { Fonts } from "../src/fonts";
import type { makeCasePdf as MakeCasePdf } from "../src/make";
import { paperOf } from "../src/paper";
import { wholeStudy, longestStudy, printFonts } from "./support/case-study";
import { type PlacedText, type ReadPdf, readPdf } from "../../../__tests__/support/read-pdf";

/** Distance of text from the edges of the page, in points: rounding, and figures that hang into the margin. */
const NEAREST = 28;
/** Height of a capital, in em. */
const CAPITAL = 0.65;

let study: CaseStudy;
let fonts: Fonts;
beforeAll(async () => {
  [study, fonts] = await Promise.all([wholeStudy(), printFonts()]);
}, 60_000);

function outside(pdf: ReadPdf): string[] {
  return pdf.pages.flatMap(({ texts, width, height }) =>
    texts
      .filter(({ x, y, size, ...text }) => {
        const isWide = x < NEAREST || x + text.width > width - NEAREST;
        return isWide || y < NEAREST - 4 || y + CAPITAL * size > height - NEAREST;
      })
      .map(({ text }) => text),
  );
}

function overlaps(one: PlacedText, other: PlacedText): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const top = (text: PlacedText) => text.y + CAPITAL * text.size;
  return across > 1 && Math.min(top(one), top(other)) - Math.max(one.y, other.y) > 0.5;
}

function colliding(pdf: ReadPdf): string[] {
  return pdf.pages.flatMap(({ texts }) =>
    texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => overlaps(one, other))
        .map((other) => `${one.text} / ${other.text}`),
    ),
  );
}

const CASES: Record<string, () => CaseStudy | Promise<CaseStudy>> = {
  "a case with every part": () => study,
  "the longest texts that the rules allow": () => longestStudy(study),
  "a title of one word without end": () => ({ ...study, title: "Rechtsschutzversicherungsgesellschaften".repeat(2) }),
  "five metrics and five steps, which need a second row": () => ({
    ...study,
    metrics: [0, 1, 2, 3, 4].map((turn) => ({
      label: `Metric ${turn}`,
      value: `+${turn}0%`,
      foot: "Against last year",
    })),
    designProcess: [0, 1, 2, 3, 4].map((turn) => ({
      title: `Step ${turn}`,
      text: "What is done in it, in a sentence.",
    })),
  }),
  "one entry in each list": () => ({
    ...study,
    overview: study.overview.slice(0, 1),
    challenge: study.challenge.slice(0, 1),
    solution: study.solution.slice(0, 1),
    approach: { ...study.approach, points: study.approach.points.slice(0, 1) },
    results: study.results.slice(0, 1),
    metrics: study.metrics.slice(0, 1),
    designProcess: study.designProcess.slice(0, 2),
    nextSteps: study.nextSteps.slice(0, 1),
    figures: [],
  }),
  "a title of one letter, and nothing that may be missing": () => ({
    ...study,
    title: "fy",
    overview: study.overview.slice(0, 1),
    metrics: [],
    designProcess: [],
    nextSteps: [],
    figures: study.figures.slice(0, 1),
  }),
};

describe.each([
  ["US Letter", { language: "en-US" }, 792],
  ["A4", { language: "de-DE" }, 841.89],
])("on %s", (_paper, agency, tall) => {
  let makeCasePdf: typeof MakeCasePdf;
  beforeAll(async () => {
    // The layout is made for one paper when it is loaded: that of the agency.
    await jest.isolateModulesAsync(async () => {
      jest.doMock("../src/paper", () => ({ paperOf: () => paperOf(agency) }));
      ({ makeCasePdf } = await import("../src/make"));
    });
  });

  it.each(Object.entries(CASES))(
    "keeps every text on its page and apart from the others: %s",
    async (_name, make) => {
      const pdf = readPdf((await makeCasePdf(await make(), fonts)).bytes);
      expect(new Set(pdf.pages.map(({ height }) => height))).toEqual(new Set([tall]));
      expect(pdf.pages.flatMap(({ texts }) => texts).length).toBeGreaterThan(40);
      expect(outside(pdf)).toEqual([]);
      expect(colliding(pdf)).toEqual([]);
    },
    60_000,
  );
});
