import { statfs } from "node:fs/promises";
import type { MailStore } from "../mail/store/mail-store";
import { StoreError } from "../mail/store/store-error";

/** With less room than this a disk counts as full, in bytes: messages of 64 KB from everyone who is sending one. */
const LEAST_ROOM = 32 * 1024 * 1024;

/** With fewer free inodes than this it does too: each of those messages takes two. */
const LEAST_INODES = 1000;

/** So often a message is stored to try, at the most, in milliseconds: anyone may ask, and each takes its turn at the disk. */
const PROBE_EVERY = 1000;

/** What of a disk tells whether a message finds room. */
export interface DiskRoom {
  readonly bavail: number;
  readonly bsize: number;
  readonly files: number;
  readonly ffree: number;
}

/**
 * Makes what tells what is missing to take a message: it does to the disk what a message does, since there are more
 * reasons than can be looked for why a disk takes none.
 */
export function readinessOf(store: MailStore): () => Promise<readonly string[]> {
  const probe = atMostEvery(PROBE_EVERY, () => store.probe().then(noFault, faultIn));
  return async () => {
    try {
      return [...new Set([...lacksOf(await statfs(store.root)), ...(await probe())])];
    } catch {
      return [FOLDER];
    }
  };
}

const FOLDER = "the folder of the messages";
const ROOM = "room on the disk of the messages";

/** What a disk has too little of. Some file systems count no inodes, and say that they have none in all. */
export function lacksOf({ bavail, bsize, files, ffree }: DiskRoom): readonly string[] {
  const isFull = bavail * bsize < LEAST_ROOM;
  const isOutOfInodes = files > 0 && ffree < LEAST_INODES;
  return isFull || isOutOfInodes ? [ROOM] : [];
}

function noFault(): readonly string[] {
  return [];
}

function faultIn(error: unknown): readonly string[] {
  return [error instanceof StoreError && error.fault === "full" ? ROOM : FOLDER];
}

/** Does something once for all who ask while it is under way or was a short time ago. */
function atMostEvery<Result>(milliseconds: number, act: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<Result> | undefined;
  let until = -Infinity;
  return () => {
    if (last && performance.now() < until) return last;
    until = Infinity;
    last = act().finally(() => {
      until = performance.now() + milliseconds;
    });
    return last;
  };
}
