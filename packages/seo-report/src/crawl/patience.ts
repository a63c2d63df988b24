import { setTimeout as sleep } from "node:timers/promises";
import type { Answered } from "./ask";

/** How often, and how long apart, an address is asked for anew. */
export interface Patience {
  readonly attempts: number;
  /** The first pause, in milliseconds; each one after it is twice as long. */
  readonly pause: number;
  /** The longest pause that a server may ask for, in milliseconds. */
  readonly longest: number;
}

/** What servers answer that have too much to do: https://www.rfc-editor.org/rfc/rfc6585#section-4 */
const BUSY = [429, 503];

/** A server that can be told to wait with all that is asked of it. */
interface Line {
  readonly pause: () => unknown;
  readonly start: () => unknown;
}

/**
 * Asks until there is an answer that is none of a server with too much to do, or patience ends. While such a server is
 * waited for, as long as its `Retry-After` says, nothing else is asked of it either.
 */
export async function patiently(
  ask: () => Promise<Answered>,
  { attempts, pause, longest }: Patience,
  line: Line,
): Promise<Answered> {
  for (let attempt = 1; ; attempt += 1) {
    const answered = await ask();
    const { status, headers } = answered.answer;
    const isBusy = BUSY.includes(status);
    if ((!isBusy && status !== 0) || attempt >= attempts) return answered;
    const asked = isBusy ? waitIn(headers["retry-after"]) : undefined;
    // Who asks for an hour is not waited for: the answer stands as it is.
    if (asked !== undefined && asked > longest) return answered;
    if (isBusy) line.pause();
    await sleep(asked ?? Math.min(longest, pause * 2 ** (attempt - 1)));
    line.start();
  }
}

/** Milliseconds in a `Retry-After`, which has seconds or a date: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
function waitIn(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
