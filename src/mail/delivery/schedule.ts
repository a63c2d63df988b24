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
 * @param first - When it was first tried.
 */
export function nextAttempt(attempts: number, first: Date, now: Date, pace: Pace, random: number): Date | undefined {
  const end = first.getTime() + pace.giveUpAfter;
  if (now.getTime() >= end) return undefined;
  return new Date(Math.min(now.getTime() + delayAfter(attempts, pace, random), end));
}
