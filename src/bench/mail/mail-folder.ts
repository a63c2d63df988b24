import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes a folder for a server's messages, with `tmp` and `new` in it. No two have the same name: ext4 finds the place
 * of a folder at its top by the name (`find_group_orlev` in fs/ext4/ialloc.c). One of the same name would lie where the
 * messages of an earlier run were just removed, which makes each new file there take up to ten times as long, for
 * minutes.
 *
 * @returns The folder.
 */
export async function newMailFolder(around: string): Promise<string> {
  const folder = await mkdtemp(join(around, "maildir-"));
  for (const name of ["tmp", "new"]) await mkdir(join(folder, name), { mode: 0o700 });
  return folder;
}
