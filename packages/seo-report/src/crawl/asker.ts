import PQueue from "p-queue";
import type { Answer } from "../read/wire";
import { userAgentOf } from "./agent";
import { ask, type Keep } from "./ask";
import { type Journal, journalKey } from "./journal";
import { type CrawlOptions, type Pace, PATIENCE, TIMEOUT } from "./options";
import { lineOf, patiently } from "./patience";

/** Gives the answer of an address: the one that is kept, or a new one when it is its turn. */
export type Asker = (url: URL, keep: Keep) => Promise<Answer>;

/** Asks one host at its pace, and keeps what it answers. */
export function askerOf(journal: Journal, { concurrency, interval }: Pace, options: CrawlOptions): Asker {
  const queue = new PQueue({ concurrency, ...(interval > 0 && { interval, intervalCap: 1 }) });
  const line = lineOf(queue);
  const { contact, patience = PATIENCE, timeout = TIMEOUT } = options;
  const how = { userAgent: userAgentOf(contact), timeout };
  return async ({ href }, keep) => {
    const known = journal.known.get(journalKey(keep, href));
    if (known) return known;
    return journal.add(keep, await queue.add(() => patiently(() => ask(href, keep, how), patience, line)));
  };
}
