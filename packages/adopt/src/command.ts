import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fail } from "#lib/fail";
import { run } from "@site/toolkit/run";
import { uncommittedIn } from "./committed";
import { type Given, readFlags, USAGE } from "./flags";
import { fetchFonts, isPublished, lackingFonts } from "./fonts";
import { gather } from "./gather";
import { withNeeds } from "./keep";
import type { ContentPlan } from "./new-content";
import { planAdoption, type Plan } from "./plan";
import { presentIn } from "./present";
import { Cancelled, type Prompter } from "./prompter";
import type { Setting } from "./questions";
import { answersFrom } from "./read-answers";
import { MADE, putInPlace } from "./stage";
import { changesTold, nextSteps } from "./tell";
import { terminal } from "./terminal";

/** `npm run adopt`: asks an agency about itself and makes the site its own. */
async function main(): Promise<void> {
  const given = readFlags(process.argv.slice(2));
  if (given.isHelp) {
    console.log(USAGE);
    return;
  }
  const projectDir = resolve(".");
  const uncommitted = given.isDryRun || given.mayBeUncommitted ? undefined : await uncommittedIn(projectDir);
  if (uncommitted !== undefined) {
    throw new Error(`${uncommitted}\nCommit first, so that nothing is lost; or --allow-uncommitted.`);
  }
  const prompter = process.stdin.isTTY && process.stdout.isTTY ? terminal : undefined;
  await adopt(projectDir, given, prompter);
}

async function adopt(projectDir: string, given: Given, prompter: Prompter | undefined): Promise<void> {
  const plan = await contentPlan(projectDir, given, prompter);
  const lacking = lackingFonts(plan.answers.fonts);
  const undo = given.isDryRun ? undefined : await fetchFonts(projectDir, lacking);
  try {
    const made = await planAdoption(projectDir, plan, given.isDryRun ? lacking : []);
    try {
      tell(plan, made);
      if (given.isDryRun) return;
      if (!given.isYes && prompter && !(await prompter.confirm("Change this?")))
        throw new Cancelled("Nothing was changed.");
      await putInPlace(made.changes, made.stage, projectDir);
    } finally {
      await made.discard();
    }
  } catch (error) {
    await undo?.();
    throw error;
  }
  await forgetWhatWasMade(projectDir);
  if (given.isBuilt) await run("npm", ["run", "--silent", "build"]);
  console.log(nextSteps(plan.answers.name, given.isBuilt));
}

async function contentPlan(projectDir: string, given: Given, prompter: Prompter | undefined): Promise<ContentPlan> {
  const present = await presentIn(projectDir);
  const isReplaced = present.owner !== "own" || given.mayReplaceContent;
  const setting: Setting = { present, isReplaced, isPublished };
  const all = await gather(given, setting, prompter);
  return { present, isReplaced, answers: answersFrom(all, setting), keep: withNeeds(all.keep ?? []) };
}

function tell({ present, isReplaced }: ContentPlan, { changes, warnings }: Plan): void {
  console.log(changesTold(changes));
  if (!isReplaced)
    console.log("kept: your content, but for the answers (--replace-content puts a starter in its place)");
  else if (present.owner === "own") console.log("Your own content goes: the version history keeps it.");
  if (warnings !== "") console.log(`What could be better in the new content:\n${warnings}`);
}

async function forgetWhatWasMade(projectDir: string): Promise<void> {
  await Promise.all(MADE.map((name) => rm(join(projectDir, name), { recursive: true, force: true })));
}

main().catch(fail);
