import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesBelow } from "#content/files-below";
import type { Answers } from "./answers";
import { setIn, writeFacts } from "./facts";
import { type Keepable, renamed, type Renaming, withKept } from "./keep";
import type { Present } from "./present";
import { type ContentFiles, starterContent } from "./starter/starter-content";

/** What becomes of the content. */
export interface ContentPlan {
  readonly answers: Answers;
  readonly present: Present;
  readonly isReplaced: boolean;
  readonly keep: readonly Keepable[];
}

/** What is no agency's own: rules for editors, and drawings that services and networks go by. */
const EVERYBODYS = /^(?:schema|icons)\//;

/** The file of a logo, below `data/`. */
const LOGO = "logo.svg";

/** Writes the new content into a folder that holds a copy of the present one. */
export async function writeContent(dataDir: string, plan: ContentPlan): Promise<void> {
  const { answers, present, isReplaced, keep } = plan;
  const renaming = renamingOf(plan);
  if (isReplaced && !keep.includes("all")) {
    await replace(dataDir, await withKept(await starterContent(answers), dataDir, keep, renaming));
  } else {
    if (present.owner === "sample") await renameAll(dataDir, renaming);
    await writeFacts(dataDir, answers);
  }
  await writeLogo(dataDir, plan);
}

function renamingOf({ answers, present }: ContentPlan): Renaming {
  const hostOf = (url: string | undefined) => (url !== undefined && URL.canParse(url) ? new URL(url).host : undefined);
  const pairs: readonly (readonly [string | undefined, string])[] = [
    [present.answers.email?.[0], answers.email],
    [hostOf(present.answers.url?.[0]), hostOf(answers.url) ?? ""],
    [present.name, answers.name],
  ];
  return pairs.flatMap(([from, to]) => (from === undefined || from === "" || from === to ? [] : [[from, to] as const]));
}

async function replace(dataDir: string, files: ContentFiles): Promise<void> {
  const before = (await filesBelow(dataDir)).filter((file) => !EVERYBODYS.test(file));
  await Promise.all(before.map((file) => rm(join(dataDir, file))));
  for (const [file, content] of files) {
    await mkdir(dirname(join(dataDir, file)), { recursive: true });
    await writeFile(join(dataDir, file), content);
  }
}

async function renameAll(dataDir: string, renaming: Renaming): Promise<void> {
  const files = (await filesBelow(dataDir)).filter(
    (file) => /\.(?:json|md)$/.test(file) && !file.startsWith("schema/"),
  );
  for (const file of files) {
    const before = await readFile(join(dataDir, file), "utf8");
    const after = renamed(before, renaming);
    if (after !== before) await writeFile(join(dataDir, file), after);
  }
}

/** Puts the agency's logo in place. One that is there already stays where it is; the sample's is nobody else's. */
async function writeLogo(dataDir: string, { answers, present, isReplaced }: ContentPlan): Promise<void> {
  const site = join(dataDir, "site.json");
  const [before] = present.answers.logo ?? [];
  if (answers.logo === undefined) {
    if (present.owner === "sample") await rm(join(dataDir, LOGO), { force: true });
    await setIn(site, [
      [["logo"], undefined],
      [["mark"], undefined],
    ]);
  } else if (isReplaced || answers.logo !== before) {
    await writeFile(join(dataDir, LOGO), await readFile(answers.logo));
    await setIn(site, [
      [["logo"], `./${LOGO}`],
      [["mark"], undefined],
    ]);
  }
}
