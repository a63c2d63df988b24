import type { Pace } from "./pace";

/** The delay may be half as long again, or half as long, so that messages which failed together do not return together. */
const JITTER = 0.5;

/**
 * How long to wait after a failed attempt: about twice as long each time, never longer than the longest delay.
 *
 * @param attempts - The attempts so far, from 1.
 * @param random - From 0 to 1.
 */
export function delayAfter(
  attempts: number,
  { firstDelay, longestDelay }: Pick<Pace, "firstDelay" | "longestDelay">,
  random: number,
): number {
  const doubled = firstDelay * 2 ** Math.min(attempts - 1, 50);
  return Math.min(doubled, longestDelay / (1 + JITTER)) * (1 - JITTER + 2 * JITTER * random);
}

/**
 * When to try again after a failed attempt; `undefined` when the message is given up. The last attempt comes when the
 * time is over, not before.
 *
 * @param waited - For how long it has been tried, in milliseconds, as {@link waitedBetween} counts.
 */
export function nextAttempt(attempts: number, waited: number, now: Date, pace: Pace, random: number): Date | undefined {
  const rest = pace.giveUpAfter - waited;
  if (rest <= 0) return undefined;
  return new Date(now.getTime() + Math.min(delayAfter(attempts, pace, random), rest));
}

/**
 * The time between two attempts, in milliseconds, as far as it counts: no more than the longest delay, so that neither a
 * clock that was wrong by a month nor a machine that was off for a week makes a message be given up.
 */
export function waitedBetween(last: Date, now: Date, { longestDelay }: Pick<Pace, "longestDelay">): number {
  return Math.min(Math.max(0, now.getTime() - last.getTime()), longestDelay);
}

/**
 * Whether a message may be tried again. Where the last attempt is still to come the clock has been set back since, and
 * may have been wrong by any amount: nothing is known then but that it was tried.
 */
export function isDue({ last, next }: { readonly last: Date; readonly next: Date }, now: Date): boolean {
  return next <= now || last > now;
}
