import { readHold } from "../mail/delivery/hold";
import { type AttemptRecord, openRecords } from "../mail/delivery/records";
import { type FolderName, WAITING } from "../mail/store/folders";
import type { MailStore, StoredMessage } from "../mail/store/mail-store";
import { localTime, table } from "./mail-table";

const FOLDERS: readonly FolderName[] = [...WAITING, "failed", "junk"];
const TITLES = ["reference", "folder", "since", "attempts", "next attempt", "last reply"];

/** Lists what waits, what failed and what was taken for junk; with all also what was sent. */
export async function listMessages(store: MailStore, isAll: boolean): Promise<void> {
  const folders: readonly FolderName[] = isAll ? [...FOLDERS, "sent"] : FOLDERS;
  const messages = (await Promise.all(folders.map((folder) => store.list(folder)))).flat();
  const records = await (await openRecords(store.root)).all();
  const rows = messages.map((message) => rowOf(message, records.get(message.base)));
  console.log(rows.length > 0 ? table(TITLES, rows) : "No messages wait, none failed, and none was taken for junk.");
  const hold = await readHold(store.root);
  if (!hold) return;
  const { since, until, reply } = hold;
  console.log(
    `\nThe mail server has been out of order since ${localTime(since)}; it is tried again at ${localTime(until)}: ${reply}`,
  );
}

function rowOf({ reference, folder, kind, at }: StoredMessage, record: AttemptRecord | undefined): readonly string[] {
  const name = kind === "acknowledgement" && folder !== "acknowledgements" ? `${folder} (acknowledgement)` : folder;
  const next = record && WAITING.includes(folder) ? localTime(record.next) : "-";
  return [reference, name, localTime(at), String(record?.attempts ?? "-"), next, record?.reply ?? "-"];
}
