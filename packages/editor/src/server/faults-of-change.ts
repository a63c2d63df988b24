import { link, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkContent } from "#content/check";
import { type Fault, fieldOf } from "#content/fault";
import { filesBelow } from "#content/files-below";

/** What a file of the content is to be: its path below `data/`, and its bytes; nothing for one that goes. */
export interface Change {
  readonly file: string;
  readonly bytes: Buffer | undefined;
}

/**
 * The faults that changes would bring into the content, in the words of `npm run content`. What was wrong before is left
 * out: whoever mends one thing need not mend all.
 *
 * @param folder - `data/`; a folder beside it holds the content as it would be, for as long as it is checked.
 */
export async function faultsOfChanges(folder: string, changes: readonly Change[]): Promise<Fault[]> {
  const caches = join(dirname(folder), "node_modules/.cache");
  await mkdir(caches, { recursive: true });
  const stage = await mkdtemp(join(caches, "editor-"));
  try {
    await linkAll(
      folder,
      stage,
      changes.map(({ file }) => file),
    );
    for (const { file, bytes } of changes) {
      if (!bytes) continue;
      await mkdir(dirname(join(stage, file)), { recursive: true });
      await writeFile(join(stage, file), bytes);
    }
    const { faults } = await checkContent(stage);
    if (faults.length === 0) return [];
    const known = new Set((await checkContent(folder)).faults.map(textOf));
    const others = faults.filter((fault) => !known.has(textOf(fault)));
    // What is wrong with what was changed is the cause of what is wrong elsewhere.
    const isNear = ({ file, got }: Fault) =>
      changes.some((change) => change.file === file || got.includes(`data/${change.file}`));
    return [...others.filter(isNear), ...others.filter((fault) => !isNear(fault))];
  } finally {
    await rm(stage, { recursive: true });
  }
}

/** Pictures are many and large: the same bytes under a second name cost nothing. */
async function linkAll(folder: string, stage: string, except: readonly string[]): Promise<void> {
  for (const file of await filesBelow(folder)) {
    if (except.includes(file)) continue;
    await mkdir(dirname(join(stage, file)), { recursive: true });
    await link(join(folder, file), join(stage, file));
  }
}

function textOf({ file, field, got, allowed }: Fault): string {
  return [file, fieldOf([field]), got, allowed].join("\n");
}
