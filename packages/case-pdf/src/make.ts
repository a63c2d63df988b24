import { words } from "#lib/words";
import { challengeSolutionBlock } from "./blocks/challenge-solution";
import { drawCover } from "./blocks/cover";
import { figureBlock } from "./blocks/figure";
import { invitationBlock } from "./blocks/invitation";
import { nextStepsBlock } from "./blocks/next-steps";
import { overviewBlock } from "./blocks/overview";
import { pointsBlock } from "./blocks/points";
import { resultsBlock } from "./blocks/results";
import { stepsBlock } from "./blocks/steps";
import type { CasePdf, CaseStudy, Figure } from "./case-study";
import { coloursOf } from "./colours";
import { bytesOf, openDocument, PAGE } from "./document";
import { type Block, flow } from "./flow";
import type { Fonts } from "./fonts";
import { BOTTOM, MARGIN, TOP } from "./grid";
import { openPicture } from "./pictures";
import { Sheet } from "./sheet";
import { TYPE } from "./type";

/** Makes the PDF of a case study: a cover, the story, the results, the way on. The same data makes the same bytes. */
export async function makeCasePdf(study: CaseStudy, fonts: Fonts): Promise<CasePdf> {
  const document = openDocument(study, fonts);
  const sheet = new Sheet(document, coloursOf(study));
  await drawCover(sheet, study, await openPicture(study.cover));
  for (const page of flow(await blocksOf(sheet, study), TOP, BOTTOM)) {
    sheet.addPage();
    for (const { block, y, height } of page) await block.draw(sheet, y, height);
    if (!page.some(({ block }) => block.closesPage)) drawFooter(sheet, study);
  }
  sheet.structure.close();
  return { bytes: await bytesOf(document), pages: sheet.pages };
}

async function blocksOf(sheet: Sheet, study: CaseStudy): Promise<Block[]> {
  const figures = await Promise.all(study.figures.map((figure, index) => figureOf(sheet, figure, index)));
  const { designProcess, nextSteps } = study;
  return [
    overviewBlock(sheet, study.overview),
    ...figures.slice(0, 1),
    challengeSolutionBlock(sheet, study),
    resultsBlock(sheet, study),
    pointsBlock(sheet, study.approach),
    ...(designProcess.length > 0 ? [stepsBlock(sheet, words.caseStudy.designProcess, designProcess)] : []),
    ...figures.slice(1),
    ...(nextSteps.length > 0 ? [nextStepsBlock(sheet, nextSteps)] : []),
    invitationBlock(sheet, study),
  ];
}

/** Pictures run over the right and the left edge in turn. */
async function figureOf(sheet: Sheet, { picture, caption }: Figure, index: number): Promise<Block> {
  return figureBlock(sheet, await openPicture(picture), caption, index % 2 === 0 ? "right" : "left");
}

function drawFooter(sheet: Sheet, { title, agency }: CaseStudy): void {
  const y = PAGE.height - 30;
  sheet.footer(sheet.text(`${agency.name} – ${title}`, TYPE.small, PAGE.width - 2 * MARGIN - 40, "plain"), MARGIN, y);
  const page = sheet.text(String(sheet.pages), TYPE.smallStrong, 40);
  sheet.footer(page, PAGE.width - MARGIN - page.width, y);
}
