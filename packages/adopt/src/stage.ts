import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesBelow } from "#content/files-below";

/** What is made of the project, and made again. */
export const MADE = [".cache", "public", "hosting", "seo-report", "shots", "bench", "coverage", "node_modules/.cache"];

/** What is no source: it is not copied, nor ever changed. */
const LEFT = [...MADE, ".git", "mail", "node_modules"];

/** What differs in a changed copy, by paths from the project's folder. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
}

/** Copies a project's sources into a temporary folder, where they can be changed without harm. */
export async function stageOf(projectDir: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "adopt-"));
  for (const name of await sourcesIn(projectDir))
    await cp(join(projectDir, name), join(folder, name), { recursive: true });
  return folder;
}

/** What a changed copy of the sources has otherwise. */
export async function changesIn(stage: string, projectDir: string): Promise<Changes> {
  const [before, after] = [new Set(await filesIn(projectDir)), new Set(await filesIn(stage))];
  const both = [...after].filter((file) => before.has(file));
  const same = await Promise.all(both.map((file) => isSame(join(stage, file), join(projectDir, file))));
  return {
    added: [...after].filter((file) => !before.has(file)),
    changed: both.filter((_file, index) => same[index] === false),
    deleted: [...before].filter((file) => !after.has(file)),
  };
}

/** Puts changes in place. Where that fails, as on a full disk, what was there before is put back. */
export async function putInPlace(changes: Changes, stage: string, projectDir: string): Promise<void> {
  const { added, changed, deleted } = changes;
  const before = await mkdtemp(join(tmpdir(), "adopt-before-"));
  for (const file of [...changed, ...deleted]) await copyFile(file, projectDir, before);
  try {
    for (const file of [...added, ...changed]) await copyFile(file, stage, projectDir);
    for (const file of deleted) await removeFile(file, projectDir);
  } catch (error) {
    for (const file of [...changed, ...deleted]) await copyFile(file, before, projectDir);
    for (const file of added) await removeFile(file, projectDir);
    throw error;
  } finally {
    await rm(before, { recursive: true, force: true });
  }
}

async function sourcesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !LEFT.includes(name));
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await sourcesIn(folder);
  const below = names.map(async (name) => {
    const files = await filesBelow(join(folder, name));
    return files.length > 0 ? files.map((file) => `${name}/${file}`) : [name];
  });
  return (await Promise.all(below)).flat().filter((file) => !file.includes("node_modules/"));
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((file) => readFile(file).catch(() => undefined)));
  return a === undefined || b === undefined ? a === b : a.equals(b);
}

/** Under another name first: nobody ever sees half a file. */
async function copyFile(file: string, from: string, to: string): Promise<void> {
  const target = join(to, file);
  const part = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  await cp(join(from, file), part);
  await rename(part, target);
}

/** With the folders that it leaves empty. */
async function removeFile(file: string, folder: string): Promise<void> {
  await rm(join(folder, file), { force: true });
  for (let path = dirname(file); path !== "."; path = dirname(path)) {
    const isEmptied = await rmdir(join(folder, path)).then(
      () => true,
      () => false,
    );
    if (!isEmptied) return;
  }
}
