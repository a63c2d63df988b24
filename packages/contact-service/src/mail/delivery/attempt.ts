import type { Mailbox } from "../compose";
import type { MailStore, StoredMessage } from "../store/mail-store";
import { composeAcknowledgement, recipientOf, visitorOf } from "./acknowledgement";
import { codesOf, type Fault, faultOf } from "./faults";
import type { Hold } from "./hold";
import type { Pace } from "./pace";
import type { AttemptRecord, Records } from "./records";
import { nextAttempt, waitedBetween } from "./schedule";
import type { Envelope, Transport } from "./transport";

/** Where delivery tells what happens, in the shape of pino. Nothing of a message stands in it but its reference. */
export interface DeliveryLog {
  readonly info: (facts: object, text: string) => void;
  readonly warn: (facts: object, text: string) => void;
  readonly error: (facts: object, text: string) => void;
}

/** How one attempt ended. */
export interface AttemptEvent {
  readonly result: "delivered" | "deferred" | "refused";
  readonly kind: StoredMessage["kind"];
}

/** What an attempt works with. */
export interface AttemptTools {
  readonly store: MailStore;
  readonly records: Records;
  readonly hold: Hold;
  readonly transport: Transport;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly acknowledge: boolean;
  readonly pace: Pace;
  readonly random: () => number;
  readonly log: DeliveryLog;
  readonly onAttempt: (event: AttemptEvent) => void;
  /** Ends attempts at once. */
  readonly abort: AbortSignal;
  /** The base names of what was there when this process took the folder: another may have had it under way. */
  readonly inherited: ReadonlySet<string>;
  /** Whether the folder is still ours to deliver from. */
  readonly isOwner: () => Promise<boolean>;
  /** What the server took and what could not be put away yet, since the disk failed: it must not be sent again. */
  readonly taken: Map<string, StoredMessage>;
}

/**
 * Tries once to deliver a message. What the server took is moved to `.Sent`, what it refused for good to `.Failed`;
 * about anything else a record is written that says when it is tried again.
 *
 * A crash between the server's reply and the move, or a connection lost between the final dot and the reply, leaves it
 * unknown here that the message was taken: it is then sent again with the same Message-ID (RFC 1047).
 */
export async function attemptDelivery(tools: AttemptTools, message: StoredMessage): Promise<void> {
  const began = performance.now();
  const attempt = (await attemptsOf(tools, message)) + 1;
  let visitor: string | undefined;
  let reply: string;
  try {
    const bytes = await tools.store.read(message);
    if (!(await tools.isOwner())) return;
    if (!bytes) {
      // Its owner has removed it.
      await tools.records.remove(message.base);
      return;
    }
    visitor = message.kind === "acknowledgement" ? await recipientOf(bytes) : await visitorOf(bytes);
    reply = await sendWithin(tools, envelopeOf(tools, message, visitor), bytes);
    tools.taken.set(message.base, message);
  } catch (error) {
    await conclude(tools, message, began, faultOf(error, visitor));
    return;
  }
  tools.log.info({ ...told(message), attempt, ...codesOf(reply) }, "delivered");
  tools.onAttempt({ result: "delivered", kind: message.kind });
  await putAway(tools, message, tools.inherited.has(message.base));
  await tools.hold.succeed();
}

/**
 * Moves what the server took to `.Sent`, after its acknowledgement is kept: no crash can lose that. It is tried again
 * until it is done.
 *
 * @param isRepeated - Whether this may have been done before in part, so that the acknowledgement may be there. To look
 *   for it takes a list of all that was ever sent.
 */
export async function putAway(tools: AttemptTools, message: StoredMessage, isRepeated: boolean): Promise<void> {
  try {
    if (tools.acknowledge && message.kind === "enquiry" && !(isRepeated && (await isAcknowledged(tools, message)))) {
      await keepAcknowledgement(tools, message);
    }
    await tools.store.move(message, "sent");
    await tools.records.remove(message.base);
    tools.taken.delete(message.base);
  } catch (error) {
    const facts = { ...told(message), ...faultOf(error).told };
    tools.log.error(facts, "delivered, but it could not be moved: a restart would send it again");
  }
}

async function isAcknowledged({ store }: AttemptTools, { reference }: StoredMessage): Promise<boolean> {
  return (await store.find(reference)).some(({ kind }) => kind === "acknowledgement");
}

async function keepAcknowledgement({ store, from, to }: AttemptTools, message: StoredMessage): Promise<void> {
  const bytes = await store.read(message);
  const visitor = bytes && (await visitorOf(bytes));
  if (visitor === undefined) return;
  const { reference } = message;
  await store.keepAcknowledgement(reference, await composeAcknowledgement({ from, to }, visitor, reference));
}

/** Sends a message, unless it takes too long or delivery is stopped. */
async function sendWithin({ transport, pace, abort }: AttemptTools, envelope: Envelope, bytes: Uint8Array) {
  const end = new AbortController();
  const stop = () => {
    end.abort();
  };
  const timer = setTimeout(stop, pace.attempt);
  if (abort.aborted) stop();
  abort.addEventListener("abort", stop);
  try {
    return await transport.send(envelope, bytes, end.signal);
  } finally {
    clearTimeout(timer);
    abort.removeEventListener("abort", stop);
  }
}

function envelopeOf({ from, to }: AttemptTools, { kind }: StoredMessage, visitor: string | undefined): Envelope {
  if (kind === "enquiry") return { from: from.address, to: to.address };
  return { from: "", to: visitor ?? "" };
}

async function conclude(tools: AttemptTools, message: StoredMessage, began: number, fault: Fault): Promise<void> {
  const { records, hold, pace, random, log } = tools;
  const before = await records.read(message.base).catch(() => undefined);
  const attempts = (before?.attempts ?? 0) + 1;
  const facts = { ...told(message), attempt: attempts, ...fault.told };
  const isOfServer = !tools.abort.aborted && (fault.kind === "unreachable" || fault.kind === "broken");
  const held = isOfServer ? await hold.fail(began, fault.reply) : undefined;
  if (!isOfServer && fault.code !== undefined) await hold.succeed();
  const now = new Date();
  const waited = before ? before.waited + waitedBetween(before.last, now, pace) : 0;
  const own = fault.kind === "refused" ? undefined : nextAttempt(attempts, waited, now, pace, random());
  // The message is not at fault if no server answers: it is due as soon as the hold ends.
  const next = fault.kind === "unreachable" && held && own ? held.until : own;
  const record = { attempts, waited, last: now, reply: fault.reply };
  if (next === undefined && (await giveUp(tools, message, { ...record, next: now }))) {
    log.error(facts, fault.kind === "refused" ? "refused" : "given up");
    tools.onAttempt({ result: "refused", kind: message.kind });
    return;
  }
  const again = next ?? new Date(now.getTime() + pace.longestDelay);
  log.warn({ ...facts, next: again, isServerOut: isOfServer }, "deferred");
  tools.onAttempt({ result: "deferred", kind: message.kind });
  await note(tools, message, { ...record, next: again });
}

/** Moves a message to `.Failed`, where its record says why it is there. Says whether that could be done. */
async function giveUp(tools: AttemptTools, message: StoredMessage, record: AttemptRecord): Promise<boolean> {
  await note(tools, message, record);
  try {
    await tools.store.move(message, "failed");
    return true;
  } catch (error) {
    tools.log.error({ ...told(message), ...faultOf(error).told }, "could not be moved");
    return false;
  }
}

async function note({ records, log }: AttemptTools, message: StoredMessage, record: AttemptRecord): Promise<void> {
  await records.write(message.base, record).catch((error: unknown) => {
    log.error({ ...told(message), ...faultOf(error).told }, "the record of an attempt could not be written");
  });
}

async function attemptsOf({ records }: AttemptTools, { base }: StoredMessage): Promise<number> {
  return (await records.read(base).catch(() => undefined))?.attempts ?? 0;
}

function told({ reference, kind }: StoredMessage) {
  return { reference, kind };
}
