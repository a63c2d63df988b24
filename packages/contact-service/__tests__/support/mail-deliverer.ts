import { writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { openMailStore } from "../../src/mail/store/mail-store";
import { deliverTo, keepEnquiry } from "./delivery";

/**
 * When it is told `go`, delivers from the folder of its first argument to the port of its second, with acknowledgements.
 * With a third argument it also keeps enquiries without an end, and says `kept <reference>` of each that is kept. It
 * says `began` when its first delivery has ended. SIGTERM lets what is under way end.
 */
async function main(): Promise<void> {
  const [root = "", port = "", isKeeping] = process.argv.slice(2);
  await new Promise((told) => process.stdin.once("data", told));
  const store = await openMailStore(root);
  let isSaid = false;
  const delivery = deliverTo(Number(port), store, {
    acknowledge: true,
    onAttempt: () => {
      if (!isSaid) say("began");
      isSaid = true;
    },
  });
  process.once("SIGTERM", () => void delivery.stop().then(() => process.exit(0)));
  if (isKeeping === undefined) return;
  for (;;) {
    const { reference } = await keepEnquiry(store);
    say(`kept ${reference}`);
    delivery.wake();
    await pause(25);
  }
}

/** Goes out at once, so that no kill can take it back. */
function say(line: string): void {
  writeSync(1, `${line}\n`);
}

void main();
