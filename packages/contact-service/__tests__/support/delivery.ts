import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ComposedMessage } from "../../src/mail/compose";
import type { AttemptEvent } from "../../src/mail/delivery/attempt";
import type { Pace } from "../../src/mail/delivery/pace";
import { type Delivery, type DeliveryOptions, startDelivery } from "../../src/mail/delivery/start-delivery";
import type { Fields } from "../../../../src/contact-form/fields";
import type { FolderName } from "../../src/mail/store/folders";
import type { MailStore } from "../../src/mail/store/mail-store";
import { compose, letterhead, typed } from "./mail";

/** Days in milliseconds: the shortest that a real server and a busy machine keep up with. */
export const QUICK: Pace = {
  firstDelay: 60,
  longestDelay: 400,
  longestHold: 200,
  giveUpAfter: 60_000,
  rescan: 150,
  lockRetry: 50,
  lockStale: 2000,
  stopWithin: 3000,
  connecting: 3000,
  greeting: 2000,
  silence: 2000,
  attempt: 10_000,
};

/** A delivery that is under way, and what it told. */
export interface Watched extends Delivery {
  readonly lines: {
    readonly level: string;
    readonly facts: Readonly<Record<string, unknown>>;
    readonly text: string;
  }[];
  readonly events: AttemptEvent[];
}

/** Starts delivery to a port of this machine, at a quick pace. */
export function deliverTo(port: number, store: MailStore, options: Partial<DeliveryOptions> = {}): Watched {
  const lines: Watched["lines"] = [];
  const events: AttemptEvent[] = [];
  const write = (level: string) => (facts: object, text: string) =>
    void lines.push({ level, facts: { ...facts }, text });
  const delivery = startDelivery({
    store,
    url: `smtp://127.0.0.1:${String(port)}`,
    from: letterhead.from,
    to: letterhead.to,
    log: { info: write("info"), warn: write("warn"), error: write("error") },
    onAttempt: (event) => void events.push(event),
    ...options,
    pace: { ...QUICK, ...options.pace },
  });
  return { ...delivery, lines, events };
}

/** Keeps an enquiry, as the mail endpoint does. */
export async function keepEnquiry(
  store: MailStore,
  { isJunk = false, ...fields }: Fields & { isJunk?: boolean } = {},
): Promise<ComposedMessage> {
  const message = compose({ ...typed, ...fields });
  await store.keep(message, { isJunk, fingerprint: randomBytes(8).toString("hex") });
  return message;
}

/** Keeps several, in this order. */
export async function keepMany(store: MailStore, count: number): Promise<ComposedMessage[]> {
  const messages: ComposedMessage[] = [];
  for (let number = 0; number < count; number += 1) messages.push(await keepEnquiry(store));
  return messages;
}

/** Waits until something is so. @throws When it is not so in time. */
export async function until(isSo: () => boolean | Promise<boolean>, within = 15_000, every = 10): Promise<void> {
  const end = Date.now() + within;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it was not so within ${String(within)} ms: ${String(isSo)}`);
    await pause(every);
  }
}

/** How many messages lie in a folder. */
export async function count(store: MailStore, folder: FolderName): Promise<number> {
  return (await store.list(folder)).length;
}

/** A message as it goes over the wire. */
export function onTheWire({ bytes }: ComposedMessage): string {
  return Buffer.from(bytes).toString("latin1").replaceAll("\n", "\r\n");
}
