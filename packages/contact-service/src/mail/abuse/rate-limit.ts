import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import { mailWords } from "#lib/mail-words";
import { Refusal } from "../refusal";
import type { Guard } from "./guard";
import { networkOf } from "./network-of";

/** How many messages an address may send in a minute: an office behind one address may send more than one. */
export const DEFAULT_MAXIMUM = 10;

/** All together may send as much as this many addresses. */
const BUSY_ADDRESSES = 30;

/** Seconds. */
const DURATION = 60;

/**
 * Bounds how many messages come in a minute, from one address and in all.
 *
 * The bound for all is asked first, and counts only what passes both. So one address cannot use it up for the rest, and
 * no more addresses are remembered than it allows, however many come.
 *
 * @param maximum - Messages a minute and address; 0 bounds nothing.
 */
export function limitRate(maximum = DEFAULT_MAXIMUM): Guard {
  if (maximum === 0) return {};
  const each = new RateLimiterMemory({ points: maximum, duration: DURATION });
  const all = new RateLimiterMemory({ points: maximum * BUSY_ADDRESSES, duration: DURATION });
  return {
    async beforeReading(_request, { address }) {
      const full = await consume(all, "all");
      const wait = full ?? (await consume(each, networkOf(address)));
      if (wait === undefined) return undefined;
      await all.reward("all");
      return refusal(full === undefined ? mailWords.refusals.tooMany : mailWords.refusals.busy, wait);
    },
  };
}

/** Counts one; how many milliseconds it has to wait when the key has none left. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    // The library throws an error when it fails, and what it knows of the key when it refuses.
    const wait: unknown = typeof refused === "object" && refused && Reflect.get(refused, "msBeforeNext");
    if (typeof wait === "number") return wait;
    throw refused;
  }
}

function refusal(reason: string, wait: number): Refusal {
  // A clock that is set back meanwhile makes the wait look longer, not the time for which the library remembers.
  const seconds = Math.min(Math.max(1, Math.ceil(wait / 1000)), DURATION);
  return new Refusal(429, reason, { "Retry-After": String(seconds) });
}
