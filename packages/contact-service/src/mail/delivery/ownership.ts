import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lock } from "proper-lockfile";
import { errorCode } from "@site/site-server/error-code";
import type { Pace } from "./pace";
import { DELIVERY_FOLDER } from "./records";

/**
 * How long to wait for another that took a stale lock in the same moment, in milliseconds: between finding it stale and
 * making one's own lie only calls to the file system.
 */
const SETTLE = 250;

/** The right to deliver the messages of a folder, which one process has at a time. */
export interface Ownership {
  /** Whether it is still ours. A process that stood still for too long has lost it without being told. */
  readonly isHeld: () => Promise<boolean>;
  readonly release: () => Promise<void>;
}

/**
 * Takes the right to deliver the messages of a folder. A lock that shows no sign of life any more is taken over.
 *
 * @param onLost - Told when it turns out to be lost.
 * @returns `undefined` when another has it.
 */
export async function takeOwnership(
  mailDir: string,
  { lockStale }: Pick<Pace, "lockStale">,
  onLost: () => void,
): Promise<Ownership | undefined> {
  const folder = join(mailDir, DELIVERY_FOLDER);
  const nameplate = join(folder, "owner");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await tryLock(folder, lockStale, onLost);
  if (!unlock) return undefined;
  // The lock alone can be had twice: two that find it stale at once each remove and make it. The last name counts.
  const name = randomUUID();
  await writeFile(nameplate, name, { mode: 0o600 });
  await pause(SETTLE);
  const isHeld = async () => (await readFile(nameplate, "utf8").catch(() => "")) === name;
  if (!(await isHeld())) return undefined;
  return {
    isHeld,
    release: async () => {
      // Were it another's by now, it would be the other's lock that is removed.
      if (await isHeld()) await unlock().catch(() => undefined);
    },
  };
}

async function tryLock(folder: string, stale: number, onLost: () => void) {
  const lockfilePath = join(folder, "lock");
  try {
    return await lock(folder, { lockfilePath, stale, onCompromised: onLost });
  } catch (error) {
    if (errorCode(error) !== "ELOCKED") throw error;
    if (await isFromTheFuture(lockfilePath, stale)) await rm(lockfilePath, { recursive: true, force: true });
    return undefined;
  }
}

/**
 * Whether a lock has no owner that lives, though its time is still to come since the clock was set back: then the
 * library would hold it to be fresh until that time. Who lives renews it within the time.
 */
async function isFromTheFuture(lockfilePath: string, stale: number): Promise<boolean> {
  const before = await timeOf(lockfilePath);
  if (before === undefined || before <= Date.now()) return false;
  await pause(stale);
  return (await timeOf(lockfilePath)) === before;
}

async function timeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.mtimeMs;
}
