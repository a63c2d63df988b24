import { renameSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "@site/site-server/error-code";
import { splitFlags, uniqueName, withFlags } from "./file-name";
import { StoreError } from "./store-error";
import { syncFolder, writeNewFile } from "./write-through";

/** What a crash left half-written in `tmp` is removed at the start once it is this old, in milliseconds: 36 hours. */
const LEFTOVER_AGE = 36 * 60 * 60 * 1000;

/** A folder that is read while a name in it changes may leave that name out (POSIX, readdir): so often it must be absent. */
const MISSES = 3;

/** How often to follow a message that a mail program flags again and again. */
const MOST_TRIES = 20;

/** As much as the shortest message has. */
const PROBE = Buffer.alloc(1024);

/** Mail programs look past names that begin with a dot. */
const PROBE_NAME = ".probe.";

/** A message as it was found in a Maildir. */
export interface Entry {
  /** The name without flags, which stays the same. */
  readonly base: string;
  /** Where its file was, below the Maildir: mail programs move it from `new` to `cur` and change its flags. */
  readonly file: string;
  readonly flags: string;
}

/** A folder of messages, each a file of its own, as mail programs read it. */
export interface Maildir {
  readonly root: string;
  /**
   * Stores a message. When the promise is fulfilled, the message is whole in `new` and on the disk: file and folder are
   * written through. When it is rejected the message may be there all the same, never in part.
   *
   * @param mark - What its name shall carry.
   * @returns The name of the file in `new`.
   * @throws {@link StoreError} When the message could not be stored.
   */
  readonly store: (bytes: Uint8Array, mark?: string) => Promise<string>;
  /**
   * Does all that it takes to store a message, with one that no mail program sees, and removes it.
   *
   * @throws {@link StoreError} When a message could not be stored.
   */
  readonly probe: () => Promise<void>;
  /** The messages in `new` and `cur`. */
  readonly list: () => Promise<readonly Entry[]>;
  /** Writes `new` or `cur` down to the disk, together with others who ask for it. */
  readonly sync: (folder: "new" | "cur") => Promise<void>;
  /**
   * Does something to a message's file. When it is gone, it is looked for by its base name.
   *
   * @returns What was done, or `undefined` when the message is nowhere: its owner removed it.
   */
  readonly withFile: <T>(entry: Entry, act: (path: string) => Promise<T>) => Promise<{ readonly done: T } | undefined>;
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
    await makeFolders(root);
    await syncFolders(root);
    await removeLeftovers(join(root, "tmp"), () => true);
    await removeLeftovers(join(root, "new"), (name) => name.startsWith(PROBE_NAME));
  } catch (error) {
    throw new StoreError(error);
  }
  let count = 0;
  return {
    root,
    store: (bytes, mark) => store(root, uniqueName(++count, mark), bytes),
    probe: async () => {
      const name = await store(root, PROBE_NAME + uniqueName(++count), PROBE);
      await rm(join(root, "new", name), { force: true });
    },
    list: () => list(root),
    sync: (folder) => syncFolder(join(root, folder)),
    withFile: (entry, act) => withFile(root, entry, act),
  };
}

/**
 * Moves a message to another Maildir, into `new`, or into `cur` when flags are given. Both folders are written through.
 *
 * @returns Whether it was still there.
 */
export async function moveMessage(from: Maildir, entry: Entry, to: Maildir, flags?: string): Promise<boolean> {
  const target = flags === undefined ? "new" : "cur";
  const path = join(to.root, target, flags === undefined ? entry.base : withFlags(entry.base, flags));
  // A mail program may have removed the folder, which must not pass for the message being gone.
  if (await makeFolders(to.root)) await syncFolders(to.root);
  const moved = await from.withFile(entry, async (source) => {
    await rename(source, path);
    return source;
  });
  if (!moved) return false;
  await to.sync(target);
  await from.sync(dirname(moved.done).endsWith("new") ? "new" : "cur");
  return true;
}

/** Makes what is missing, and says whether anything was. */
async function makeFolders(root: string): Promise<boolean> {
  let isNew = false;
  for (const folder of ["tmp", "new", "cur"]) {
    const made = await mkdir(join(root, folder), { recursive: true, mode: 0o700 });
    isNew ||= made !== undefined;
  }
  return isNew;
}

async function syncFolders(root: string): Promise<void> {
  await syncFolder(root);
  await syncFolder(dirname(root));
}

async function store(root: string, name: string, bytes: Uint8Array): Promise<string> {
  // Not by `join`: what it tidies up is tidy.
  const unfinished = `${root}/tmp/${name}`;
  const target = `${root}/new`;
  try {
    await writeNewFile(unfinished, bytes);
    renameSync(unfinished, `${target}/${name}`);
    await syncFolder(target);
    return name;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw new StoreError(error);
  }
}

async function list(root: string): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  // First `new`: what a mail program moves to `cur` meanwhile is then found there, or twice, but never missed.
  for (const folder of ["new", "cur"]) {
    for (const name of await readdir(join(root, folder))) {
      const { base, flags } = splitFlags(name);
      if (!name.startsWith(".") && !seen.has(base)) entries.push({ base, flags, file: join(folder, name) });
      seen.add(base);
    }
  }
  return entries;
}

async function withFile<T>(root: string, entry: Entry, act: (path: string) => Promise<T>) {
  let file: string | undefined = entry.file;
  let misses = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = file === undefined ? undefined : await unlessGone(act(join(root, file)));
    if (found) return found;
    file = (await list(root)).find(({ base }) => base === entry.base)?.file;
    if (file === undefined) misses += 1;
    if (misses === MISSES) return undefined;
  }
  throw new Error(`${entry.base} is there and cannot be had`);
}

async function unlessGone<T>(action: Promise<T>): Promise<{ readonly done: T } | undefined> {
  try {
    return { done: await action };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

async function removeLeftovers(folder: string, isOne: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(folder)).filter(isOne)) {
    const path = join(folder, name);
    // Another process may finish one of them at this moment.
    const found = await unlessGone(stat(path));
    if (found && Date.now() - found.done.mtimeMs > LEFTOVER_AGE) await rm(path, { force: true });
  }
}
