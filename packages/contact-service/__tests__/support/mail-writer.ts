import { createHash, randomBytes, randomInt } from "node:crypto";
import { writeSync } from "node:fs";
import { openMaildir } from "../../src/mail/store/maildir";
import { StoreError } from "../../src/mail/store/store-error";

/**
 * Stores messages in the Maildir of its first argument and writes a line for each that is stored: `stored <file>`, or
 * `fault <what>`. Its second argument is the sizes in bytes, one after the other; without it, eight at a time without
 * an end. The last 64 characters of a message are the digest of the rest.
 */
async function main(): Promise<void> {
  const [root = "", sizes] = process.argv.slice(2);
  const { store } = await openMaildir(root);
  const write = async (size: number) => {
    try {
      say(`stored ${await store(message(size))}`);
    } catch (error) {
      say(`fault ${error instanceof StoreError ? error.fault : String(error)}`);
    }
  };
  if (sizes !== undefined) {
    for (const size of sizes.split(",")) await write(Number(size));
    return;
  }
  const writeOn = async () => {
    for (;;) await write(randomInt(100, 500_000));
  };
  await Promise.all(Array.from({ length: 8 }, writeOn));
}

/** Goes out at once, so that no kill can take it back. */
function say(line: string): void {
  writeSync(1, `${line}\n`);
}

function message(size: number): Buffer {
  const text = randomBytes(size / 2).toString("hex");
  return Buffer.from(text + createHash("sha256").update(text).digest("hex"));
}

void main();
