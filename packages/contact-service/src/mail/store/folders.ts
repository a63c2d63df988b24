import { access } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "@site/site-server/error-code";
import { type Maildir, openMaildir } from "./maildir";
import { StoreError } from "./store-error";
import { writeNewFile } from "./write-through";

/**
 * The folders, as Maildir++ lays them out (Courier; Dovecot reads them as its own): the inbox is the Maildir itself, and
 * each other is a Maildir in it whose name begins with a dot, so that a mail server shows it.
 */
export const FOLDERS = {
  inbox: "",
  junk: ".Junk",
  sent: ".Sent",
  failed: ".Failed",
  acknowledgements: ".Acknowledgements",
} as const;

/** The name of a folder. */
export type FolderName = keyof typeof FOLDERS;

/** The folders whose messages wait to be sent. */
export const WAITING: readonly FolderName[] = ["inbox", "acknowledgements"];

/** Each folder, opened. */
export type Folders = Readonly<Record<FolderName, Maildir>>;

/** Opens all folders, and makes those that are missing. @throws {@link StoreError} When that cannot be done. */
export async function openFolders(root: string): Promise<Folders> {
  const inbox = await openMaildir(root);
  const [junk, sent, failed, acknowledgements] = await Promise.all([
    openSubfolder(root, "junk"),
    openSubfolder(root, "sent"),
    openSubfolder(root, "failed"),
    openSubfolder(root, "acknowledgements"),
  ]);
  return { inbox, junk, sent, failed, acknowledgements };
}

/** Opens a folder below the inbox; the empty file `maildirfolder` says that it is one. */
export async function openSubfolder(root: string, name: FolderName): Promise<Maildir> {
  const maildir = await openMaildir(join(root, FOLDERS[name]));
  const sign = join(maildir.root, "maildirfolder");
  try {
    await access(sign).catch(() => writeNewFile(sign, "").catch(unlessThere));
  } catch (error) {
    throw new StoreError(error);
  }
  return maildir;
}

/** Another process may have written it at the same moment. */
function unlessThere(error: unknown): void {
  if (errorCode(error) !== "EEXIST") throw error;
}
