import { readFile, rm } from "node:fs/promises";
import type { ComposedMessage } from "../compose";
import { errorCode } from "@site/site-server/error-code";
import { acknowledgementMark, enquiryMark, readName } from "./file-name";
import { FOLDERS, type FolderName, type Folders, openFolders, openSubfolder, WAITING } from "./folders";
import { type Entry, type Maildir, moveMessage } from "./maildir";
import { StoreError } from "./store-error";

/** A message of ours that lies in a folder. */
export interface StoredMessage extends Entry {
  readonly folder: FolderName;
  readonly kind: "enquiry" | "acknowledgement";
  readonly reference: string;
  readonly fingerprint: string | undefined;
  /** When it was stored. */
  readonly at: Date;
}

/** An enquiry that was kept, by what tells it from others. */
export interface Kept {
  readonly fingerprint: string;
  readonly reference: string;
  readonly at: Date;
}

/** Where all messages are kept. Several processes and mail programs may work on it at the same time. */
export interface MailStore {
  readonly root: string;
  /**
   * Keeps an enquiry, in the inbox or among the junk. Fulfilled only when it is on the disk.
   *
   * @throws {@link StoreError} When it could not be kept.
   */
  readonly keep: (
    message: ComposedMessage,
    how: { readonly isJunk: boolean; readonly fingerprint: string },
  ) => Promise<void>;
  /** Does all that it takes to keep an enquiry, but with none. @throws {@link StoreError} When none could be kept. */
  readonly probe: () => Promise<void>;
  /** Keeps the acknowledgement of an enquiry until it is sent. Fulfilled only when it is on the disk. */
  readonly keepAcknowledgement: (reference: string, bytes: Uint8Array) => Promise<void>;
  /** The enquiries kept since a time, the oldest first, in whatever folder they are now. No file is read for it. */
  readonly recent: (since: Date) => Promise<readonly Kept[]>;
  /** The messages of ours in a folder, the oldest first, without those a mail program has marked as deleted. */
  readonly list: (folder: FolderName) => Promise<readonly StoredMessage[]>;
  /** The messages with a reference in all folders: an enquiry, and its acknowledgement. */
  readonly find: (reference: string) => Promise<readonly StoredMessage[]>;
  /** The bytes of a message; `undefined` when it is no longer in its folder. */
  readonly read: (message: StoredMessage) => Promise<Buffer | undefined>;
  /** Writes down to the disk that a message lies in its folder. */
  readonly sync: (message: StoredMessage) => Promise<void>;
  /** Moves a message, down to the disk: what was sent as one that was read. Says whether it was still there. */
  readonly move: (message: StoredMessage, folder: FolderName) => Promise<boolean>;
  /** Removes a message for good. Says whether it was still there. */
  readonly remove: (message: StoredMessage) => Promise<boolean>;
}

/**
 * Opens the store in a folder, and makes it when there is none.
 *
 * @param root - The folder, as `mailFolder` finds it.
 * @throws {@link StoreError} When it cannot be made or read.
 */
export async function openMailStore(root: string): Promise<MailStore> {
  const folders = await openFolders(root);
  return {
    root,
    keep: async ({ reference, bytes }, { isJunk, fingerprint }) => {
      await keepIn(folders, isJunk ? "junk" : "inbox", bytes, enquiryMark(reference, fingerprint));
    },
    probe: () => folders.inbox.probe(),
    keepAcknowledgement: (reference, bytes) =>
      keepIn(folders, "acknowledgements", bytes, acknowledgementMark(reference)),
    recent: async (since) =>
      (await listAll(folders)).flatMap(({ fingerprint, reference, at }) =>
        fingerprint === undefined || at < since ? [] : [{ fingerprint, reference, at }],
      ),
    list: (folder) => list(folders, folder),
    find: async (reference) => (await listAll(folders)).filter((message) => message.reference === reference),
    read: async (message) => (await folders[message.folder].withFile(message, (path) => readFile(path)))?.done,
    sync: (message) => sync(folders[message.folder]),
    move: (message, to) => moveMessage(folders[message.folder], message, folders[to], to === "sent" ? "S" : undefined),
    remove: (message) => remove(folders, message),
  };
}

async function keepIn(folders: Folders, folder: FolderName, bytes: Uint8Array, mark: string): Promise<void> {
  try {
    await folders[folder].store(bytes, mark);
  } catch (error) {
    if (folder === "inbox" || !isGone(error)) throw error;
    // A mail program may have removed the folder. The inbox is not made anew: it may be a disk that is not mounted.
    const remade = await openSubfolder(folders.inbox.root, folder);
    await remade.store(bytes, mark);
  }
}

function isGone(error: unknown): boolean {
  return error instanceof StoreError && errorCode(error.cause) === "ENOENT";
}

/** Where messages wait is listed before where they go: one that is moved on meanwhile is found there, or twice. */
async function listAll(folders: Folders): Promise<readonly StoredMessage[]> {
  const others = (Object.keys(FOLDERS) as FolderName[]).filter((name) => !WAITING.includes(name));
  const listed = [...(await listEach(folders, WAITING)), ...(await listEach(folders, others))];
  return [...new Map(listed.map((message) => [message.base, message])).values()].sort(byAge);
}

async function listEach(folders: Folders, names: readonly FolderName[]): Promise<readonly StoredMessage[]> {
  return (await Promise.all(names.map((name) => list(folders, name)))).flat();
}

async function list(folders: Folders, folder: FolderName): Promise<readonly StoredMessage[]> {
  const messages: StoredMessage[] = [];
  for (const entry of await entriesOf(folders, folder)) {
    const facts = readName(entry.base);
    // T: marked as deleted, until the mail program clears up.
    if (!facts || entry.flags.includes("T")) continue;
    messages.push({
      ...entry,
      ...facts,
      folder,
      kind: facts.fingerprint === undefined ? "acknowledgement" : "enquiry",
    });
  }
  return messages.sort(byAge);
}

/** A folder that a mail program has removed is an empty one. */
async function entriesOf(folders: Folders, folder: FolderName): Promise<readonly Entry[]> {
  try {
    return await folders[folder].list();
  } catch (error) {
    if (folder !== "inbox" && errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

function byAge(one: StoredMessage, other: StoredMessage): number {
  return one.at.getTime() - other.at.getTime() || (one.base < other.base ? -1 : 1);
}

async function remove(folders: Folders, message: StoredMessage): Promise<boolean> {
  const maildir = folders[message.folder];
  const removed = await maildir.withFile(message, async (path) => {
    await rm(path);
  });
  if (!removed) return false;
  await sync(maildir);
  return true;
}

async function sync(maildir: Maildir): Promise<void> {
  await maildir.sync("new");
  await maildir.sync("cur");
}
