import { setTimeout as pause } from "node:timers/promises";
import type { ConnectionOptions } from "node:tls";
import type { Mailbox } from "../compose";
import { type FolderName, WAITING } from "../store/folders";
import type { MailStore } from "../store/mail-store";
import { attemptDelivery, type AttemptEvent, type AttemptTools, type DeliveryLog } from "./attempt";
import { faultOf } from "./faults";
import { openHold } from "./hold";
import { takeOwnership, type Ownership } from "./ownership";
import { PACE, type Pace } from "./pace";
import { planOf } from "./plan";
import { Queue } from "./queue";
import { openRecords } from "./records";
import { smtpUrl } from "./smtp-url";
import { openTransport, type Transport } from "./transport";

/** The folders about whose messages records may be kept: in `.Failed`, they say why. */
const RECORDED: readonly FolderName[] = [...WAITING, "failed"];

/** Few: a contact form has few messages, and many servers allow few connections. */
const CONNECTIONS = 3;

/** What delivery works with. */
export interface DeliveryOptions {
  readonly store: MailStore;
  /** `SMTP_URL`. */
  readonly url: string;
  /** The sender and the recipient of enquiries. Those that wait go to the recipient of today. */
  readonly from: Mailbox;
  readonly to: Mailbox;
  /** Whether visitors get an acknowledgement. */
  readonly acknowledge?: boolean;
  readonly log: DeliveryLog;
  /** Told how each attempt ended. */
  readonly onAttempt?: (event: AttemptEvent) => void;
  /** How many connections, and so messages, at the same time. */
  readonly connections?: number;
  /** What TLS needs beside the defaults, such as a certificate authority of one's own. */
  readonly tls?: ConnectionOptions;
  readonly pace?: Partial<Pace>;
  /** From 0 to 1, for the jitter of delays. */
  readonly random?: () => number;
}

/** A worker that delivers the messages of a folder. */
export interface Delivery {
  /** Tells that a message was just kept. */
  readonly wake: () => void;
  /** Takes nothing new, lets what is under way end within a bound, and leaves the folder to others. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts to deliver what lies in the inbox, one process at a time: others that are started on the same folder wait and
 * take over. Each message arrives at least once; it arrives twice only when a process or a connection ends between the
 * moment the server has taken it and the moment that is known here, or when a process stood still for longer than its
 * lock lasts and another went on with what it was sending.
 *
 * @throws When `SMTP_URL` is no address of a mail server.
 */
export function startDelivery(options: DeliveryOptions): Delivery {
  const pace = { ...PACE, ...options.pace };
  const connections = options.connections ?? CONNECTIONS;
  const stopping = new AbortController();
  const ending = new AbortController();
  const transport = openTransport(smtpUrl(options.url), connections, pace, options.tls);
  const current: Run["current"] = {};
  const run = { ...options, pace, connections, transport, current, abort: ending.signal, taken: new Map() };
  const ended = deliverUntil(stopping.signal, run).finally(() => {
    transport.close();
  });
  return {
    wake: () => current.queue?.wake(),
    stop: async () => {
      stopping.abort();
      const timer = setTimeout(() => {
        ending.abort();
      }, pace.stopWithin);
      await ended;
      clearTimeout(timer);
    },
  };
}

interface Run extends DeliveryOptions {
  readonly pace: Pace;
  readonly connections: number;
  readonly transport: Transport;
  readonly abort: AbortSignal;
  readonly taken: AttemptTools["taken"];
  /** The queue, while the folder is ours. */
  readonly current: { queue?: Queue };
}

/** Takes the folder whenever it is to be had and delivers from it, until delivery is stopped. */
async function deliverUntil(stop: AbortSignal, run: Run): Promise<void> {
  while (!stop.aborted) {
    const lost = new AbortController();
    try {
      const owner = await takeOwnership(run.store.root, run.pace, () => {
        lost.abort();
      });
      if (owner) await deliverAs(owner, lost, stop, run);
    } catch (error) {
      run.log.error(faultOf(error).told, "delivery was interrupted");
    }
    await pause(run.pace.lockRetry, undefined, { signal: stop }).catch(() => undefined);
  }
}

async function deliverAs(owner: Ownership, lost: AbortController, stop: AbortSignal, run: Run): Promise<void> {
  try {
    const tools = await toolsFor(owner, lost, run);
    await tools.records.keepOnly(tools.inherited);
    const queue = new Queue({
      plan: (busy) => planOf(tools, busy),
      attempt: (message) => attemptDelivery(tools, message),
      lanes: () => ({ open: run.connections, probe: 1, held: 0 })[tools.hold.state()],
      rescan: run.pace.rescan,
      onError: (error) => {
        run.log.error(faultOf(error).told, "the folder of messages could not be read");
      },
    });
    run.current.queue = queue;
    await aborted(AbortSignal.any([lost.signal, stop]));
    delete run.current.queue;
    await queue.drain();
    if (lost.signal.aborted) run.log.warn({}, "another process delivers now, since this one stood still for too long");
  } finally {
    await owner.release();
  }
}

async function toolsFor(owner: Ownership, lost: AbortController, run: Run): Promise<AttemptTools> {
  const random = run.random ?? Math.random;
  const isOwner = async () => {
    if (await owner.isHeld()) return true;
    lost.abort();
    return false;
  };
  return {
    ...run,
    random,
    inherited: await basesIn(run.store, RECORDED),
    isOwner,
    records: await openRecords(run.store.root),
    hold: await openHold(run.store.root, run.pace, random),
    acknowledge: run.acknowledge ?? false,
    onAttempt: run.onAttempt ?? (() => undefined),
  };
}

async function basesIn(store: MailStore, folders: readonly FolderName[]): Promise<ReadonlySet<string>> {
  const lists = await Promise.all(folders.map((folder) => store.list(folder)));
  return new Set(lists.flat().map(({ base }) => base));
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else
      signal.addEventListener(
        "abort",
        () => {
          done();
        },
        { once: true },
      );
  });
}
