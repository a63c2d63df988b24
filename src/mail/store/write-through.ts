import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file that must not exist yet, readable by its owner alone, down to the disk. */
export async function writeNewFile(path: string, content: Uint8Array | string): Promise<void> {
  await withOpen(path, "wx", async (file) => {
    await called((done) => {
      fs.writeFile(file, content, done);
    });
  });
}

/** Writes the entries of a folder down to the disk. Windows has no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await withOpen(folder, "r", () => Promise.resolve());
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
 * Opens a file or folder, does something with it, writes it down to the disk and closes it. By descriptor: a
 * `FileHandle` takes about twice the processor time, which is most of what it takes to store a message.
 */
async function withOpen(path: string, flags: string, act: (file: number) => Promise<void>): Promise<void> {
  const file = await called<number>((done) => {
    fs.open(path, flags, 0o600, done);
  });
  try {
    await act(file);
    await called((done) => {
      fs.fsync(file, done);
    });
  } finally {
    await called((done) => {
      fs.close(file, done);
    });
  }
}

/** What a function with a callback is called back with. */
function called<Value = void>(
  call: (done: (error: NodeJS.ErrnoException | null, value?: Value) => void) => void,
): Promise<Value> {
  return new Promise((fulfilled, rejected) => {
    call((error, value) => {
      if (error) rejected(error);
      else fulfilled(value as Value);
    });
  });
}
