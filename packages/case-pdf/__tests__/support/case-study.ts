import sharp from "sharp";
import { caseStudies } from "../../src/case-studies";
import { fieldAt, modelOf } from "../../../../src/content/model";
import { project } from "../../../../src/content/project";
import { readContent } from "../../../../src/content/read";
import type { CaseStudy } from "../../src/case-study";
import { cutFonts, type Fonts } from "../../src/fonts";
import { fontsOf } from "../../../../src/fonts/choice";
import { readFontSources } from "../../../../src/fonts/sources";
import { AGENCY } from "../../../../__tests__/support/agency";
import { required } from "../../../../src/lib/required";

/** What the invented agency's case does not tell, so that every part of a PDF is there. */
const MORE = {
  metrics: [
    { label: "Fragen am Tor", value: "−80 %", foot: "je Nacht, im Mittel eines Monats" },
    { label: "Standzeit", value: "14 Min.", foot: "früher waren es sechsunddreißig" },
    { label: "Hallenlotsen", value: "3 auf 0", foot: "alle drei verkaufen wieder Gemüse" },
  ],
  designProcess: ["Zählen", "Kleben", "Prüfen", "Streichen"].map((title) => ({
    title,
    text: `Was im Schritt „${title}“ geschieht, in einem Satz.`,
  })),
};

/** The case study of the invented agency, as the build collects it, with every part that one may have. */
export async function wholeStudy(): Promise<CaseStudy> {
  const studies = await caseStudies(AGENCY, (await readContent(AGENCY)).files);
  const [study] = studies;
  const told = required(study, "case study of the invented agency");
  const [figure] = told.figures;
  return {
    ...told,
    ...MORE,
    figures: figure ? [figure, { ...figure, caption: "Die Neun bei Nacht, von unten beleuchtet." }] : [],
  };
}

/** The fonts of the site, cut for print. */
export async function printFonts(): Promise<Fonts> {
  const { choice, wanted } = fontsOf((await readContent(AGENCY)).files);
  return cutFonts(await readFontSources(choice, wanted));
}

/** So many characters of plain words. */
export function words(length: number): string {
  const text = "Every customer named the same moment and we measured how long it lasted on a crowded bus ".repeat(10);
  return (
    text
      .slice(0, length - 1)
      .trimEnd()
      .padEnd(length - 1, "s") + "."
  );
}

/** How many entries a list of a project may have. */
function most(...list: string[]): number {
  return required(fieldAt(modelOf(project, "written"), list)?.maxItems, `largest number of ${list.join(".")}`);
}

/** A case study that fills every field to the last character that its rules allow. */
export async function longestStudy(model: CaseStudy): Promise<CaseStudy> {
  const bytes = await sharp({ create: { width: 400, height: 600, channels: 3, background: "#468" } })
    .jpeg()
    .toBuffer();
  const picture = { bytes, alt: "A tall picture of one blue" };
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  return {
    ...model,
    title: words(80),
    summary: words(280),
    cover: picture,
    facts: [
      ...times(5, () => ({ label: "Technologies", value: words(80) })),
      { label: "Technologies", value: times(most("toolkit", "items"), () => words(40)).join(", ") },
    ],
    overview: times(most("overview"), () => words(600)),
    challenge: times(most("challenge"), () => words(180)),
    solution: times(most("solution"), () => words(180)),
    results: times(most("results"), () => ({ value: "1,234,567 a minute ", label: words(60) })),
    metrics: times(most("metrics"), () => ({ label: words(60), value: "1,234,567 a minute", foot: words(120) })),
    designProcess: times(most("designProcess"), () => ({ title: words(60), text: words(260) })),
    approach: {
      title: words(40),
      points: times(most("approach", "points"), () => ({ title: words(60), text: words(260) })),
    },
    figures: times(most("details") + most("interfaceAreas"), () => ({ picture, caption: words(260) })),
    nextSteps: times(most("nextSteps"), () => words(160)),
    invitation: { title: words(80), text: words(240) },
  };
}
