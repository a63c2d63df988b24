import { LRUCache } from "lru-cache";
import type { Clocks } from "../clocks";

/** Milliseconds for which a message is known again: ten minutes. */
export const MEMORY_SPAN = 10 * 60 * 1000;

/** A message takes about 400 bytes here. */
const MOST_REMEMBERED = 10_000;

/** A message that was stored a short while ago. */
export interface RecentMessage {
  readonly fingerprint: string;
  readonly reference: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Has a message stored unless the same one was within {@link MEMORY_SPAN}, and gives its reference. Who comes while the
 * first is being stored waits for how that ends. What could not be stored is forgotten.
 */
export type StoreOnce = (fingerprint: string, store: () => Promise<string>) => Promise<string>;

/**
 * Keeps messages from being stored twice. What comes while it runs is remembered for the same time however the clock is
 * set meanwhile.
 *
 * @param recent - What is known from before this server was started.
 * @param most - How many messages are remembered; the oldest are forgotten first.
 */
export function createStoreOnce(
  recent: readonly RecentMessage[],
  { now, elapsed }: Clocks,
  most = MOST_REMEMBERED,
): StoreOnce {
  // To the library, what began at 0 lasts forever.
  const time = () => elapsed() + 2 * MEMORY_SPAN;
  // References of messages that are still being stored come later. Whatever is asked for, the oldest is forgotten first:
  // nothing is read but by `peek`.
  const known = new LRUCache<string, Promise<string>>({
    max: most,
    // What is just as old as its ttl is kept still.
    ttl: MEMORY_SPAN - 1,
    ttlResolution: 0,
    perf: { now: time },
  });
  for (const { fingerprint, reference, at } of recent.toSorted((one, other) => one.at - other.at)) {
    known.set(fingerprint, Promise.resolve(reference), { start: time() - ageAt(now(), at) });
  }
  return async (fingerprint, store) => {
    const earlier = known.peek(fingerprint);
    if (earlier) return await earlier;
    const reference = store();
    known.set(fingerprint, reference);
    try {
      return await reference;
    } catch (error) {
      if (known.peek(fingerprint) === reference) known.delete(fingerprint);
      throw error;
    }
  };
}

/** What a wrong clock stored in the future is as good as new. */
function ageAt(now: number, at: number): number {
  return Math.min(Math.max(0, now - at), MEMORY_SPAN);
}
