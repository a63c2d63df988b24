import { words } from "#lib/words";
import type { CaseStudy } from "../case-study";
import { PAGE } from "../document";
import { drawFacet, drawFlap } from "../fold";
import { columnAt, columns, MARGIN } from "../grid";
import { drawLetterhead } from "../logo";
import type { Picture } from "../pictures";
import type { Sheet, Text } from "../sheet";
import { posterStyle, TYPE } from "../type";

/** Top of the title's capitals. */
const TITLE_TOP = 116;
/** The picture gets at least this much of the page. */
const PICTURE_LEAST = 300;
/** The largest title; four short words fill the width then. */
const LARGEST = 112;
const SMALLEST = 30;
const FACT_LABEL = 66;
const FACT_GAP = 7;

/** The first page: the title as large as it fits, the facts, the cover from edge to edge. */
export async function drawCover(sheet: Sheet, study: CaseStudy, cover: Picture): Promise<void> {
  const summary = sheet.text(study.summary, TYPE.lead, columns(6));
  const facts = study.facts.map(({ label, value }) => ({
    label: sheet.text(label, TYPE.small, FACT_LABEL),
    value: sheet.text(value, TYPE.smallStrong, columns(5) - FACT_LABEL - 12),
  }));
  const factsHeight = facts.reduce((sum, { value }) => sum + value.height + 2 * FACT_GAP, 0);
  const below = 34 + Math.max(summary.height, factsHeight) + 34;
  const title = largestTitle(sheet, study.title, PAGE.height - PICTURE_LEAST - TITLE_TOP - below);
  const textTop = TITLE_TOP + title.height + 34;
  const pictureTop = TITLE_TOP + title.height + below;

  sheet.addPage();
  drawGround(sheet, pictureTop);
  drawMasthead(sheet, study);
  sheet.say("H1", title, MARGIN - title.style.size * 0.03, TITLE_TOP);
  sheet.say("P", summary, columnAt(7), textTop + 2);
  drawFacts(sheet, facts, textTop);
  const box = [0, pictureTop, PAGE.width, PAGE.height] as const;
  sheet.picture(await cover.jpeg(PAGE.width, PAGE.height - pictureTop), cover.alt, [...box]);
  drawFlap(sheet, PAGE.width, PAGE.height, 58, sheet.colours.paper);
}

/** The title at the largest size at which it needs no more than three lines, and the height it is given. */
function largestTitle(sheet: Sheet, words: string, room: number): Text {
  for (let size = LARGEST; size > SMALLEST; size -= 1) {
    const style = posterStyle(size);
    const title = sheet.text(words, style, columns(12), "balanced");
    const isWhole = title.lines.join(" ") === words;
    if (isWhole && title.lines.length <= 3 && title.height <= room) return title;
  }
  return sheet.text(words, posterStyle(SMALLEST), columns(12), "balanced");
}

/** The discipline's light falls on the page. */
function drawGround(sheet: Sheet, bottom: number): void {
  const { width } = PAGE;
  sheet.shape(sheet.colours.hueTint, [width * 0.64, 0], [width, 0], [width, bottom], [width * 0.3, bottom]);
}

function drawMasthead(sheet: Sheet, { agency, category, year }: CaseStudy): void {
  drawLetterhead(sheet, agency, MARGIN, 31);
  const kind = sheet.text(words.caseStudy.name, TYPE.smallStrong, 200);
  sheet.say("P", kind, PAGE.width - MARGIN - kind.width, 41);
  drawFacet(sheet, MARGIN, 88, true);
  const text = sheet.text(category, TYPE.strong, columns(8));
  sheet.say("P", text, MARGIN + 12, 88, sheet.colours.hueText);
  sheet.say("P", sheet.text(String(year), TYPE.body, 60), MARGIN + 24 + text.width, 88, sheet.colours.inkSoft);
}

function drawFacts(sheet: Sheet, facts: readonly { readonly label: Text; readonly value: Text }[], top: number): void {
  let y = top;
  sheet.rule(MARGIN, y - FACT_GAP, columns(5), sheet.colours.ink);
  sheet.structure.group("L", () => {
    for (const { label, value } of facts) {
      sheet.structure.group("LI", () => {
        sheet.structure.group("LBody", () => {
          sheet.say("P", label, MARGIN, y, sheet.colours.inkSoft);
          sheet.say("P", value, MARGIN + FACT_LABEL + 12, y);
        });
      });
      y += value.height + 2 * FACT_GAP;
      sheet.rule(MARGIN, y - FACT_GAP, columns(5));
    }
  });
}
