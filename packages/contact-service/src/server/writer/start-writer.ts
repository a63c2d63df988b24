import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { ToldError } from "../../mail/error-facts";
import type { KeepEnquiry } from "../../mail/keep";
import type { Job, Outcome, WriterData } from "./jobs";

/** Keeps enquiries in a thread of its own. */
export interface Writer {
  readonly keep: KeepEnquiry;
  /** Ends the thread, whatever it is doing. */
  readonly stop: () => Promise<void>;
}

interface Thread extends Writer {
  readonly hasEnded: () => boolean;
}

interface Waiting {
  readonly fulfil: (reference: string) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts the thread that composes messages and writes them to the disk, while this one reads requests and answers them:
 * each takes about half the time. When the thread ends by itself, what it had to keep is refused, and the next enquiry
 * starts another.
 */
export function startWriter(data: WriterData): Writer {
  let thread = startThread(data);
  return {
    keep: (enquiry, how) => {
      if (thread.hasEnded()) thread = startThread(data);
      return thread.keep(enquiry, how);
    },
    stop: () => thread.stop(),
  };
}

function startThread(workerData: WriterData): Thread {
  const worker = new Worker(join(__dirname, "writer-thread.ts"), { workerData, execArgv: ["--require", "tsx/cjs"] });
  const waiting = new Map<number, Waiting>();
  // What has nothing else to do may end: nobody waits for an answer then.
  worker.unref();
  let count = 0;
  let end: Error | undefined;
  const endWith = (error: Error) => {
    end ??= error;
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  worker.on("message", (outcomes: readonly Outcome[]) => {
    for (const outcome of outcomes) {
      const { fulfil, reject } = waiting.get(outcome.id) ?? {};
      waiting.delete(outcome.id);
      if ("fault" in outcome) reject?.(new ToldError(outcome.fault));
      else fulfil?.(outcome.reference);
    }
  });
  worker.on("error", endWith);
  worker.on("exit", (code) => {
    endWith(new ToldError({ type: "WriterError", words: `The thread that writes messages ended with code ${code}` }));
  });
  return {
    hasEnded: () => end !== undefined,
    keep: (enquiry, how) =>
      new Promise((fulfil, reject) => {
        count += 1;
        waiting.set(count, { fulfil, reject });
        worker.postMessage({ id: count, enquiry, how } satisfies Job);
      }),
    stop: async () => {
      await worker.terminate();
    },
  };
}
