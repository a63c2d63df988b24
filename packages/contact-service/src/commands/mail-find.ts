import type { FolderName } from "../mail/store/folders";
import type { MailStore, StoredMessage } from "../mail/store/mail-store";

/** The messages of each reference. @throws When a reference has none, naming all of these. */
export async function findAll(
  store: MailStore,
  references: readonly string[],
): Promise<readonly (readonly StoredMessage[])[]> {
  const found = await Promise.all(references.map((reference) => store.find(reference)));
  const unknown = references.filter((_reference, index) => found[index]?.length === 0);
  if (unknown.length === 0) return found;
  throw new Error(unknown.map((given) => `No message has the reference ${JSON.stringify(given)}.`).join("\n"));
}

/**
 * Of an enquiry and its acknowledgement, which have one reference, those that are meant: what lies in the first of these
 * folders in which there is any.
 */
export function inFirstOf(
  messages: readonly StoredMessage[],
  folders: readonly (readonly FolderName[])[],
): readonly StoredMessage[] {
  const lists = folders.map((names) => messages.filter(({ folder }) => names.includes(folder)));
  return lists.find((list) => list.length > 0) ?? [];
}
