import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { FolderName } from "./folders";
import type { MailStore } from "./mail-store";
import { replaceFile } from "./write-through";

/** The folders whose messages nothing is done with any more. */
const DONE: readonly FolderName[] = ["sent", "junk"];

const DAY = 24 * 60 * 60 * 1000;

/** The flag by which mail programs mark a message as one to be kept in sight (`F` in a Maildir's name). */
const FLAGGED = "F";

/** From one look to the next no more than this passes while the server runs, in milliseconds, or is off for a weekend. */
const LONGEST_PAUSE = 4 * DAY;

const LOOKS = "expiry.json";
const schema = z.object({ last: z.number(), steadySince: z.number() });

/**
 * Removes for good what was sent on, and what is junk, once it is old: what visitors wrote is not kept for longer than it
 * is needed. What somebody has flagged in a mail program stays.
 *
 * To a clock that is a year ahead everything is old. So a clock that was set since the last look, or was not looked at
 * for long, is believed only when it has gone on evenly for a day: until then it is set right, or somebody has noticed.
 *
 * @param days - How old a message may become, from when it was stored.
 * @returns How many were removed.
 */
export async function removeExpired(store: MailStore, days: number, now = new Date()): Promise<number> {
  if (!(await isSteady(store, now.getTime()))) return 0;
  let count = 0;
  for (const folder of DONE) {
    for (const message of await store.list(folder)) {
      const isExpired = now.getTime() - message.at.getTime() > days * DAY;
      if (isExpired && !message.flags.includes(FLAGGED) && (await store.remove(message))) count += 1;
    }
  }
  return count;
}

/** Notes a look at the clock, and says whether the clock has gone on evenly for a day. */
async function isSteady({ root }: MailStore, now: number): Promise<boolean> {
  const path = join(root, LOOKS);
  const before = await looksIn(path);
  const isEven = before !== undefined && now >= before.last && now - before.last <= LONGEST_PAUSE;
  const steadySince = isEven ? before.steadySince : now;
  // On a full disk this fails, where room is to be made.
  await replaceFile(path, `${JSON.stringify({ last: now, steadySince })}\n`).catch(() => undefined);
  return now - steadySince >= DAY;
}

async function looksIn(path: string): Promise<z.infer<typeof schema> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return undefined;
  }
}
