import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { factsOf } from "../../mail/error-facts";
import { keepAsMessage } from "../../mail/keep";
import { openKeepOnce } from "../../mail/store/keep-once";
import { openMailStore } from "../../mail/store/mail-store";
import type { Job, Outcome, WriterData } from "./jobs";
import { aFewATurn, allAtOnce } from "./turns";

/**
 * Messages composed in a turn. With all that have come, the disk would have nothing to do meanwhile, and then all would
 * wait for it together.
 */
const FEW = 4;

/** The thread of `startWriter`: composes messages and writes them to the disk. */
async function main(port: MessagePort | null): Promise<void> {
  const { mailDir, letterhead } = workerData as WriterData;
  const keep = keepAsMessage(letterhead, await openKeepOnce(await openMailStore(mailDir)));
  // Many messages are written down in the same round: to tell of each by itself takes longer.
  const tell = allAtOnce<Outcome>((outcomes) => port?.postMessage(outcomes));
  const begin = aFewATurn<Job>(FEW, ({ id, enquiry, how }) => {
    keep(enquiry, how).then(
      (reference) => {
        tell({ id, reference });
      },
      (error: unknown) => {
        tell({ id, fault: factsOf(error) });
      },
    );
  });
  port?.on("message", begin);
}

void main(parentPort);
