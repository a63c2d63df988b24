import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { replaceFile } from "../store/write-through";
import type { Pace } from "./pace";
import { DELIVERY_FOLDER, TIME } from "./records";
import { delayAfter } from "./schedule";

const schema = z.object({ failures: z.int().positive(), since: TIME, until: TIME, reply: z.string() });

/** Why and until when nothing is sent at all. */
export type HoldRecord = Readonly<z.infer<typeof schema>>;

/** Holds up all messages while the server is out of order, so that it is asked by one at a time and ever less often. */
export interface Hold {
  /** Whether a message may be sent now: as many as wish (`open`), one to try (`probe`), or none (`held`). */
  readonly state: () => "open" | "probe" | "held";
  /** When the next may be sent, while they are held up. */
  readonly until: () => Date | undefined;
  /** Tells of a fault of the server, in an attempt that began at this time of `performance.now`. */
  readonly fail: (began: number, reply: string) => Promise<HoldRecord>;
  /** Tells that the server took or refused a message: it is in order. */
  readonly succeed: () => Promise<void>;
  /** Finds out whether a person asked for an attempt at once, by removing the file. */
  readonly refresh: () => Promise<void>;
}

/**
 * Begins without a hold: a start is an attempt at once. The file is there for people and other processes to read; this
 * one goes by the time that nobody can set.
 */
export async function openHold(mailDir: string, pace: Pace, random: () => number): Promise<Hold> {
  const path = holdPath(mailDir);
  await rm(path, { force: true });
  let record: HoldRecord | undefined;
  let setAt = -Infinity;
  let endsAt = -Infinity;
  // Only a file that was there can have been removed.
  let written: HoldRecord | undefined;
  return {
    state: () => (record === undefined ? "open" : endsAt > performance.now() ? "held" : "probe"),
    until: () => record && new Date(Date.now() + Math.max(0, endsAt - performance.now())),
    fail: async (began, reply) => {
      // Several under way when the server went down are one failure.
      if (record && began < setAt) return record;
      const failed = longer(record, reply, pace, random());
      record = failed;
      setAt = performance.now();
      endsAt = setAt + failed.until.getTime() - Date.now();
      if (await couldWrite(path, failed)) written = failed;
      return failed;
    },
    succeed: async () => {
      if (record === undefined) return;
      record = undefined;
      // A file that stays only tells people what is no longer so.
      await rm(path, { force: true }).catch(() => undefined);
    },
    refresh: async () => {
      const known = record;
      if (!known || written !== known || (await readHold(mailDir))) return;
      // Another fault may have come meanwhile.
      if (record === known) record = undefined;
    },
  };
}

function longer(before: HoldRecord | undefined, reply: string, pace: Pace, random: number): HoldRecord {
  const now = new Date();
  const failures = (before?.failures ?? 0) + 1;
  const delay = delayAfter(failures, { ...pace, longestDelay: pace.longestHold }, random);
  return { failures, since: before?.since ?? now, until: new Date(now.getTime() + delay), reply };
}

/** Without the file it is only known here. */
function couldWrite(path: string, record: HoldRecord): Promise<boolean> {
  return replaceFile(path, `${JSON.stringify(record)}\n`).then(
    () => true,
    () => false,
  );
}

/** What holds up all messages, as it stands in the file; `undefined` when nothing does. */
export async function readHold(mailDir: string): Promise<HoldRecord | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(holdPath(mailDir), "utf8")));
  } catch {
    return undefined;
  }
}

/** Asks the process that delivers to try the server at once. */
export async function liftHold(mailDir: string): Promise<void> {
  await rm(holdPath(mailDir), { force: true });
}

/** Records of messages end otherwise. */
function holdPath(mailDir: string): string {
  return join(mailDir, DELIVERY_FOLDER, "server.hold");
}
