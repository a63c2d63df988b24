import { setTimeout as sleep } from "node:timers/promises";
import type PQueue from "p-queue";
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

/** What is yet to be asked of a server: it can be held up, by several at once. */
export interface Line {
  readonly hold: () => void;
  /** Lets it go on, once nobody holds it up any more. */
  readonly release: () => void;
}

/** A queue that goes on when all who hold it up have let it go. */
export function lineOf(queue: Pick<PQueue, "pause" | "start">): Line {
  let holders = 0;
  return {
    hold: () => {
      holders += 1;
      queue.pause();
    },
    release: () => {
      holders -= 1;
      if (holders === 0) queue.start();
    },
  };
}

/**
 * Asks until there is an answer that is none of a server with too much to do, or patience ends. From the first such
 * answer until then nothing else is asked of that server: it has to be well again before it is asked for more.
 */
export async function patiently(
  ask: () => Promise<Answered>,
  { attempts, pause, longest }: Patience,
  line: Line,
): Promise<Answered> {
  let isHolding = false;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const answered = await ask();
      const { status, headers } = answered.answer;
      const isBusy = BUSY.includes(status);
      if ((!isBusy && status !== 0) || attempt >= attempts) return answered;
      const asked = isBusy ? waitIn(headers["retry-after"]) : undefined;
      // Who asks for an hour is not waited for: the answer stands as it is.
      if (asked !== undefined && asked > longest) return answered;
      if (isBusy && !isHolding) line.hold();
      isHolding ||= isBusy;
      await sleep(asked ?? Math.min(longest, pause * 2 ** (attempt - 1)));
    }
  } finally {
    if (isHolding) line.release();
  }
}

/** Milliseconds in a `Retry-After`, which has seconds or a date: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
function waitIn(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
