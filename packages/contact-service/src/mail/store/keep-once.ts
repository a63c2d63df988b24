import { writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { MEMORY_SPAN } from "../abuse/duplicates";
import type { ComposedMessage } from "../compose";
import type { Filing } from "../keep";
import { errorCode } from "@site/site-server/error-code";
import type { MailStore } from "./mail-store";

/** The folder of the claims, in that of the messages: a file for each message of the last minutes. */
const CLAIMS = "claims";

/** What stands in a claim: when it was made, in milliseconds since 1970, and the reference of its message. */
const CLAIM = /^(?<at>\d{1,15}) (?<reference>[\dA-Z]{4}-[\dA-Z]{4})$/;

/** How long a message that another process claims may take until it is there, in milliseconds. */
const PATIENCE = 5000;
const LOOK_AGAIN = 20;

/** Keeps a message unless the same one was kept a short while ago, by whichever process. @returns Its reference. */
export type KeepOnce = (message: ComposedMessage, how: Filing) => Promise<string>;

/**
 * Makes what keeps a message once for all processes of a folder. Who keeps one first makes a file named by its
 * fingerprint, which only one can; the others give its reference once the message is there. Where that cannot be made out,
 * the message is kept: twice rather than not at all.
 */
export async function openKeepOnce(store: MailStore): Promise<KeepOnce> {
  const folder = join(store.root, CLAIMS);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) await readClaim(join(folder, name));
  return async (message, how) => {
    const path = join(folder, how.fingerprint);
    const other = await otherThan(message.reference, path, (kept) => isKept(store, kept, how.fingerprint));
    if (other !== undefined) return other;
    try {
      await store.keep(message, how);
    } catch (error) {
      await release(path, message.reference);
      throw error;
    }
    setTimeout(() => void release(path, message.reference), MEMORY_SPAN).unref();
    return message.reference;
  };
}

/** Claims a message, or gives the reference of the same one, which is there. */
async function otherThan(
  reference: string,
  path: string,
  isThere: (reference: string) => Promise<boolean>,
): Promise<string | undefined> {
  let end = performance.now() + PATIENCE;
  while (!(await couldClaim(path, reference))) {
    const other = await readClaim(path);
    if (other !== undefined && (await isThere(other))) return other;
    if (performance.now() < end) {
      await pause(LOOK_AGAIN);
    } else {
      // Whoever made it has ended before the message was there.
      if (!(await couldRemove(path))) return undefined;
      end = performance.now() + PATIENCE;
    }
  }
  return undefined;
}

/** Claims a message for this process. Where the disk takes no claim, the message is all that counts. */
async function couldClaim(path: string, reference: string): Promise<boolean> {
  try {
    // Synchronous on purpose: all threads of Node's pool may be waiting for the disk.
    writeFileSync(path, `${Date.now()} ${reference}`, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    await couldRemove(path);
    return true;
  }
}

function couldRemove(path: string): Promise<boolean> {
  return rm(path, { force: true }).then(
    () => true,
    () => false,
  );
}

/**
 * The reference a claim stands for. One from another time is removed, be it old or made by a clock that was wrong; one
 * that is just being made is empty still.
 */
async function readClaim(path: string): Promise<string | undefined> {
  const { at, reference } = CLAIM.exec(await readFile(path, "utf8").catch(() => ""))?.groups ?? {};
  if (Math.abs(Date.now() - Number(at)) < MEMORY_SPAN) return reference;
  if (at !== undefined) await couldRemove(path);
  return undefined;
}

/** Whether the message of a claim is there, down to the disk. */
async function isKept(store: MailStore, reference: string, fingerprint: string): Promise<boolean> {
  const kept = (await store.find(reference)).find((message) => message.fingerprint === fingerprint);
  if (kept) await store.sync(kept);
  return kept !== undefined;
}

/** Removes a claim, unless it is another's by now. */
async function release(path: string, reference: string): Promise<void> {
  if ((await readClaim(path)) === reference) await couldRemove(path);
}
