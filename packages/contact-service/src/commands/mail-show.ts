import { printable, printableLine } from "./printable";
import type { MailStore, StoredMessage } from "../mail/store/mail-store";
import { readMessage } from "../mail/store/read-message";
import { findAll } from "./mail-find";
import { localTime } from "./mail-table";

/** Headers that are for machines. */
const TECHNICAL = /^(?:Content-|MIME-)/i;

/** Shows messages as a person reads them. */
export async function showMessages(store: MailStore, references: readonly string[]): Promise<void> {
  for (const message of (await findAll(store, references)).flat()) {
    const bytes = await store.read(message);
    if (bytes) console.log(`${titleOf(message)}\n\n${await asText(bytes)}\n`);
  }
}

function titleOf({ reference, kind, folder, at }: StoredMessage): string {
  return `${reference}: ${kind} in ${folder}, since ${localTime(at)}`;
}

async function asText(bytes: Uint8Array): Promise<string> {
  const { headers, text } = await readMessage(bytes);
  const lines = headers.filter(([name]) => !TECHNICAL.test(name)).map((header) => printableLine(header.join(": ")));
  return [...lines, "", printable(text)].join("\n");
}
