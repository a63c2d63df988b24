import { liftHold } from "../mail/delivery/hold";
import { openRecords, type Records } from "../mail/delivery/records";
import { type FolderName, WAITING } from "../mail/store/folders";
import type { MailStore, StoredMessage } from "../mail/store/mail-store";
import type { MailCommand } from "./mail-arguments";
import { findAll, inFirstOf } from "./mail-find";

const STATES: Readonly<Record<FolderName, string>> = {
  inbox: "waited",
  acknowledgements: "waited",
  failed: "failed",
  junk: "was taken for junk",
  sent: "was sent",
};

/** Has messages sent: what failed or was no junk goes back to what waits, and what waits is tried at once. */
export async function retryMessages(store: MailStore, { references, isAll }: MailCommand): Promise<void> {
  const records = await openRecords(store.root);
  const messages = isAll ? await failedAndWaiting(store) : await toRetry(store, references);
  for (const message of messages) await retry(store, records, message);
  await liftHold(store.root);
  if (messages.length === 0) console.log("Nothing failed, and nothing waits.");
  else console.log("The server sends within half a minute what waits, when it runs with SMTP_URL.");
}

/** Removes messages for good. What still waits to be sent must be forced. */
export async function dropMessages(store: MailStore, { references, isForced }: MailCommand): Promise<void> {
  const records = await openRecords(store.root);
  const found = await findAll(store, references);
  const meant = found.map((messages) => inFirstOf(messages, [["failed"], ["junk"], ["sent"], WAITING]));
  const waiting = meant.flat().filter(({ folder }) => WAITING.includes(folder));
  if (waiting.length > 0 && !isForced) {
    throw new Error(waiting.map(({ reference }) => `${reference} waits to be sent; --force drops it.`).join("\n"));
  }
  for (const message of meant.flat()) {
    const isDone = await store.remove(message);
    await records.remove(message.base);
    console.log(`${message.reference}: ${isDone ? "dropped" : "gone already"}, ${what(message)}`);
  }
}

async function failedAndWaiting(store: MailStore): Promise<readonly StoredMessage[]> {
  const folders: readonly FolderName[] = ["failed", ...WAITING];
  return (await Promise.all(folders.map((folder) => store.list(folder)))).flat();
}

async function toRetry(store: MailStore, references: readonly string[]): Promise<readonly StoredMessage[]> {
  const found = await findAll(store, references);
  const meant = found.map((messages) => inFirstOf(messages, [["failed"], ["junk"], WAITING]));
  const sent = references.filter((_reference, index) => meant[index]?.length === 0);
  if (sent.length > 0) throw new Error(sent.map((reference) => `${reference} was sent already.`).join("\n"));
  return meant.flat();
}

async function retry(store: MailStore, records: Records, message: StoredMessage): Promise<void> {
  // First what is known of it: else it could be given up again at once for its age.
  await records.remove(message.base);
  const target = message.kind === "acknowledgement" ? "acknowledgements" : "inbox";
  const isMoved = message.folder === target || (await store.move(message, target));
  console.log(`${message.reference}: ${isMoved ? "waits to be sent" : "gone already"}, ${what(message)}`);
}

function what({ kind, folder }: StoredMessage): string {
  return `an ${kind} that ${STATES[folder]}`;
}
