import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eachAtOnce } from "../../lib/at-once";
import { filesBelow } from "../../content/files-below";

/** Below Gatsby's cache, so that the one is not without the other. */
export const RETIRED_PICTURES = ".cache/retired-pictures";

/** Files that are read or moved at the same time. */
const AT_ONCE = 16;

/** A folder of pictures, as addresses name it: all below `static/` are named by digests. */
const FOLDER = /\/static\/((?:[\w.-]+\/)+)/g;

/**
 * Takes pictures of earlier content out of the site, where Gatsby leaves them: those that no page names any more.
 *
 * They are kept aside: Gatsby remembers that it has made them, and would not do so again when a page shows one once more.
 *
 * @param copied - Paths below the site that are copied as they stand: they are nobody's to take.
 */
export async function retirePictures(publicDir: string, asideDir: string, copied: readonly string[]): Promise<void> {
  const made = (await filesBelow(join(publicDir, "static"))).filter((path) => path.includes("/"));
  const strange = made.filter((path) => !copied.includes(`static/${path}`));
  if (strange.length === 0) return;
  const named = await foldersNamed(publicDir);
  const retired = strange.filter((path) => !named.has(`${dirname(path)}/`));
  await moveAll(join(publicDir, "static"), asideDir, retired);
}

/** Brings back what was kept aside, before Gatsby looks for what it has made. */
export async function bringBackPictures(publicDir: string, asideDir: string): Promise<void> {
  await moveAll(asideDir, join(publicDir, "static"), await filesBelow(asideDir));
}

/** The folders of pictures that pages and their data name. */
async function foldersNamed(publicDir: string): Promise<ReadonlySet<string>> {
  const texts = (await filesBelow(publicDir)).filter((path) => /\.(?:html|json|xml)$/.test(path));
  const named = new Set<string>();
  await eachAtOnce(texts, AT_ONCE, async (path) => {
    const text = await readFile(join(publicDir, path), "utf8");
    for (const [, folder = ""] of text.matchAll(FOLDER)) named.add(folder);
  });
  return named;
}

async function moveAll(from: string, to: string, paths: readonly string[]): Promise<void> {
  await eachAtOnce(paths, AT_ONCE, async (path) => {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await moveFile(join(from, path), join(to, path));
  });
  const folders = new Set(paths.flatMap((path) => [dirname(path), dirname(dirname(path))]));
  for (const folder of [...folders].sort((one, other) => other.length - one.length))
    await removeEmpty(join(from, folder));
}

/** Where the two stand on different disks, nothing can be renamed from one to the other. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    await cp(from, to);
    await rm(from);
  }
}

async function removeEmpty(folder: string): Promise<void> {
  const inside = await readdir(folder).catch(() => undefined);
  if (inside?.length === 0) await rm(folder, { recursive: true });
}
