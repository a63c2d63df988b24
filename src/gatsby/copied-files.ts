import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { filesBelow } from "../content/files-below";

/** Says which files an earlier build has copied into the site. */
const LIST = ".cache/copied-files.json";

/**
 * Takes files out of the site that an earlier build has copied from `static/` and that are gone from there, since Gatsby
 * only ever adds. Called before Gatsby decides whether to make its cache anew, and with it forgets the list.
 */
export async function removeFormerCopies(staticDir: string, publicDir: string, list = LIST): Promise<void> {
  const before = await readList(list);
  const now = new Set(await filesBelow(staticDir));
  const gone = before.filter((path) => !now.has(path));
  await Promise.all(gone.map((path) => rm(join(publicDir, path), { force: true })));
}

/** Notes which files are copied. */
export async function noteCopies(staticDir: string, list = LIST): Promise<void> {
  await writeFile(list, JSON.stringify(await filesBelow(staticDir)));
}

async function readList(list: string): Promise<readonly string[]> {
  try {
    return z.array(z.string()).parse(JSON.parse(await readFile(list, "utf8")));
  } catch {
    return [];
  }
}
