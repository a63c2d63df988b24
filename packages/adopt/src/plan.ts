import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "#content/check";
import { type Fault, faultReport, faultsIn } from "#content/fault";
import type { Part } from "./answers";
import { listFonts } from "./fonts";
import { type ContentPlan, writeContent } from "./new-content";
import { removeParts } from "./parts/remove-parts";
import { nameProject, removeSample } from "./rename";
import { type Changes, changesIn, stageOf } from "./stage";
import { OWN_RECORD, RECORD, recordOf } from "./written";

/** A changed copy of the project, which has passed the check of its content. */
export interface Plan {
  readonly stage: string;
  readonly changes: Changes;
  /** What the check of the content says that could be better. */
  readonly warnings: string;
  readonly discard: () => Promise<void>;
}

/**
 * Makes the project another agency's in a copy.
 *
 * @param lacking - Fonts that are not there yet: of a plan that is only shown, their letters are not checked.
 * @throws When the new content breaks the rules, with all that is wrong. Nothing is left then.
 */
export async function planAdoption(projectDir: string, plan: ContentPlan, lacking: readonly string[]): Promise<Plan> {
  const stage = await stageOf(projectDir);
  const discard = () => rm(stage, { recursive: true, force: true });
  try {
    await changeCopy(stage, plan);
    const warnings = await checked(join(stage, "data"), lacking);
    return { stage, changes: await changesIn(stage, projectDir), warnings, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function changeCopy(stage: string, plan: ContentPlan): Promise<void> {
  const { answers, present } = plan;
  await writeContent(join(stage, "data"), plan);
  await listFonts(stage, answers.fonts);
  await removeParts(stage, partsToRemove(plan));
  await nameProject(stage, answers.name, present.name);
  if (present.owner === "sample") await removeSample(stage);
  // Whoever keeps something of a content has made it their own.
  const isStarter = plan.isReplaced && plan.keep.length === 0;
  await writeFile(join(stage, RECORD), isStarter ? await recordOf(stage) : OWN_RECORD);
}

/** A starter is written without the pages that go; what else there is of a part goes with the part. */
function partsToRemove({ answers, present }: ContentPlan): Part[] {
  return answers.without.filter((part) => !present.gone.includes(part));
}

async function checked(dataDir: string, lacking: readonly string[]): Promise<string> {
  const { faults, warnings } = await checkContent(dataDir);
  const isToCome = ({ file, field, got }: Fault) =>
    file === "site.json" && field.startsWith("fonts.") && lacking.some((name) => got === JSON.stringify(name));
  const wrong = faults.filter((fault) => !isToCome(fault));
  if (wrong.length > 0) throw new Error(`${faultsIn("the new content", wrong)}\nNothing was changed.`);
  return warnings.length === 0 ? "" : faultReport(warnings);
}
