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
 * Keeps messages from being stored twice.
 *
 * @param recent - What is known from before this server was started.
 * @param now - Milliseconds since 1970.
 * @param most - How many messages are remembered; the oldest are forgotten first.
 */
export function createStoreOnce(
  recent: readonly RecentMessage[],
  now: () => number,
  most = MOST_REMEMBERED,
): StoreOnce {
  const memory = createMemory(now, most);
  for (const { fingerprint, reference, at } of recent.toSorted((one, other) => one.at - other.at)) {
    memory.remember(fingerprint, Promise.resolve(reference), Math.min(at, now()));
  }
  return async (fingerprint, store) => {
    const known = memory.recall(fingerprint);
    if (known) return await known;
    const reference = store();
    memory.remember(fingerprint, reference, now());
    try {
      return await reference;
    } catch (error) {
      memory.forget(fingerprint, reference);
      throw error;
    }
  };
}

/** References by fingerprint; those of messages that are still being stored come later. */
function createMemory(now: () => number, most: number) {
  // A map keeps the order in which its keys came, so that the oldest are the first ones.
  const messages = new Map<string, { readonly reference: Promise<string>; readonly at: number }>();
  const isFresh = (at: number) => now() - at < MEMORY_SPAN;
  return {
    recall(fingerprint: string): Promise<string> | undefined {
      const message = messages.get(fingerprint);
      return message && isFresh(message.at) ? message.reference : undefined;
    },
    remember(fingerprint: string, reference: Promise<string>, at: number): void {
      messages.delete(fingerprint);
      messages.set(fingerprint, { reference, at });
      for (const [oldest, message] of messages) {
        if (messages.size <= most && isFresh(message.at)) break;
        messages.delete(oldest);
      }
    },
    forget(fingerprint: string, reference: Promise<string>): void {
      if (messages.get(fingerprint)?.reference === reference) messages.delete(fingerprint);
    },
  };
}
