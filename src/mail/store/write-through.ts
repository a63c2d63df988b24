import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file that must not exist yet, readable by its owner alone, down to the disk. */
export async function writeNewFile(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes the entries of a folder down to the disk. Windows has no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts a file in the place of another, so that there is always one of both and never a part. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await writeNewFile(unfinished, content);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
