import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { createRounds } from "./sync-rounds";

const inNextRound = createRounds();

/** Writes a file that must not exist yet, readable by its owner alone, down to the disk. */
export async function writeNewFile(path: string, content: Uint8Array | string): Promise<void> {
  await withOpen(path, "wx", async (file) => {
    fs.writeFileSync(file, content);
    await inNextRound(Symbol(path), () => writtenDown(file));
  });
}

/** Writes the entries of a folder down to the disk. Windows has no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await inNextRound(folder, () => withOpen(folder, "r", writtenDown));
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

/**
 * Does something with an open file or folder, and closes it. Only fsync is asynchronous: the other calls work in memory,
 * and are done before a thread of Node's pool could be asked.
 */
async function withOpen(path: string, flags: string, act: (file: number) => Promise<void>): Promise<void> {
  const file = fs.openSync(path, flags, 0o600);
  try {
    await act(file);
  } finally {
    fs.closeSync(file);
  }
}

function writtenDown(file: number): Promise<void> {
  return new Promise((done, reject) => {
    fs.fsync(file, (error) => {
      if (error) reject(error);
      else done();
    });
  });
}
