import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { keepAsMessage } from "../../mail/keep";
import { openMailStore } from "../../mail/store/mail-store";
import type { Job, Outcome, WriterData } from "./jobs";

/** The thread of `startWriter`: composes messages and writes them to the disk. */
async function main(port: MessagePort | null): Promise<void> {
  const { mailDir, letterhead } = workerData as WriterData;
  const store = await openMailStore(mailDir);
  const keep = keepAsMessage(letterhead, (message, how) => store.keep(message, how));
  port?.on("message", ({ id, enquiry, how }: Job) => {
    const tell = (outcome: Outcome) => {
      port.postMessage(outcome);
    };
    keep(enquiry, how).then(
      (reference) => {
        tell({ id, reference });
      },
      (error: unknown) => {
        tell({ id, error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
  });
}

void main(parentPort);
