import type { FolderName } from "./folders";
import type { MailStore } from "./mail-store";

/** The folders whose messages nothing is done with any more. */
const DONE: readonly FolderName[] = ["sent", "junk"];

const DAY = 24 * 60 * 60 * 1000;

/** The flag by which mail programs mark a message as one to be kept in sight (`F` in a Maildir's name). */
const FLAGGED = "F";

/**
 * Removes for good what was sent on, and what is junk, once it is old: what visitors wrote is not kept for longer than it
 * is needed. What somebody has flagged in a mail program stays.
 *
 * @param days - How old a message may become, from when it was stored.
 * @returns How many were removed.
 */
export async function removeExpired(store: MailStore, days: number, now = new Date()): Promise<number> {
  let count = 0;
  for (const folder of DONE) {
    for (const message of await store.list(folder)) {
      const isExpired = now.getTime() - message.at.getTime() > days * DAY;
      if (isExpired && !message.flags.includes(FLAGGED) && (await store.remove(message))) count += 1;
    }
  }
  return count;
}
