import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { StoreError } from "./store-error";

/** What a crash left half-written in `tmp` is removed at the start once it is this old, in milliseconds: 36 hours. */
const LEFTOVER_AGE = 36 * 60 * 60 * 1000;

/** A folder of messages, each a file of its own, as mail programs read it. */
export interface Maildir {
  /**
   * Stores a message. When the promise is fulfilled, the message is whole in `new` and on the disk: file and folder are
   * written through. When it is rejected the message may be there all the same, never in part.
   *
   * @returns The name of the file in `new`.
   * @throws {@link StoreError} When the message could not be stored.
   */
  readonly store: (bytes: Uint8Array) => Promise<string>;
}

/**
 * Opens a Maildir (D. J. Bernstein, "Using maildir format"), and makes it when there is none: folders only their owner
 * may enter (0700), files only their owner may read (0600).
 *
 * @param root - The folder of `tmp`, `new` and `cur`.
 * @throws {@link StoreError} When it cannot be made or read.
 */
export async function openMaildir(root: string): Promise<Maildir> {
  try {
    for (const folder of ["tmp", "new", "cur"]) await mkdir(join(root, folder), { recursive: true, mode: 0o700 });
    await writeThrough(root);
    await writeThrough(dirname(root));
    await removeLeftovers(join(root, "tmp"));
  } catch (error) {
    throw new StoreError(error);
  }
  let count = 0;
  return { store: (bytes) => store(root, uniqueName(++count), bytes) };
}

async function store(root: string, name: string, bytes: Uint8Array): Promise<string> {
  const unfinished = join(root, "tmp", name);
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(root, "new", name));
    await writeThrough(join(root, "new"));
    return name;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw new StoreError(error);
  }
}

/** Writes a file that must not exist yet, down to the disk. */
async function writeFile(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes the entries of a folder down to the disk. Windows has no such call and needs none. */
async function writeThrough(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFTOVER_AGE) await rm(path, { force: true });
  }
}

/** Seconds, then what tells two messages of a second apart (time, process, count, chance), then the host. */
function uniqueName(count: number): string {
  const now = Date.now();
  const micros = (now % 1000) * 1000;
  const host = hostname().replaceAll("/", "\\057").replaceAll(":", "\\072");
  const chance = randomBytes(8).toString("hex");
  return `${Math.floor(now / 1000)}.M${micros}P${process.pid}Q${count}R${chance}.${host}`;
}
