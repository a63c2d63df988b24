import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { simpleParser } from "mailparser";
import { freePort } from "@site/toolkit/server-process";
import { openMailStore } from "../../src/mail/store/mail-store";
import { REFERENCE_HEADER } from "../../../../src/contact-form/protocol";
import { MULTIPART, multipart, typed } from "../support/mail";
import { emptyFolder } from "../support/maildir";
import { startServe, stopServe } from "../../../../__tests__/support/serve-process";
import { startMailServer } from "../support/smtp";

/** How often the server is killed; a whole measure is 200. */
const KILLS = Number(process.env.MAIL_KILLS ?? 4);
const VISITORS = 16;

jest.setTimeout(300_000 + KILLS * 6000);

/** What visitors were told: the references of what was taken, with the message each had written. */
const told = new Map<string, string>();

/** Sends one message after another until the server is gone. */
async function sendOn(origin: string, visitor: string): Promise<void> {
  for (let count = 0; ; count += 1) {
    const message = `${visitor}, message ${count}: ${"x".repeat(randomInt(1, 5000))}`;
    try {
      const answer = await fetch(`${origin}/mail.php`, {
        method: "POST",
        headers: { "Content-Type": MULTIPART },
        body: multipart({ ...typed, message }),
      });
      const reference = answer.headers.get(REFERENCE_HEADER);
      if ((await answer.text()) === "success" && reference !== null) told.set(reference, message);
    } catch {
      return;
    }
  }
}

it(`loses nothing it has answered, however often it is killed (${KILLS} times), and delivers it when it is back`, async () => {
  const folder = await emptyFolder();
  const port = await freePort();
  const mailServer = await startMailServer();
  const env = { MAIL_DIR: folder, RATE_LIMIT_MAX: "0", SMTP_URL: mailServer.url, LOG_LEVEL: "fatal" };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, ended, origin } = await startServe(env, { port });
    const visitors = Array.from({ length: VISITORS }, (_, one) => sendOn(origin, `Kill ${kill}, visitor ${one}`));
    await pause(randomInt(100, 600));
    child.kill("SIGKILL");
    await Promise.all([ended, ...visitors]);
  }
  const store = await openMailStore(folder);
  const last = await startServe(env, { port });
  while ((await store.list("inbox")).length > 0) await pause(200);
  await expect(stopServe(last)).resolves.toBe(0);
  const kept = new Map<string, string>();
  for (const message of await store.list("sent")) {
    const text = (await simpleParser((await store.read(message)) ?? "")).text ?? "";
    kept.set(/^Reference: (\S+)$/m.exec(text)?.[1] ?? "", text);
  }
  const lost = [...told].filter(([reference, message]) => !kept.get(reference)?.includes(message));
  const arrived = mailServer.taken.map(({ bytes }) => /^Message-ID: <([^.]+)/m.exec(bytes.toString())?.[1]);
  const references = new Set(arrived);
  const missing = [...told.keys()].filter((reference) => !references.has(reference));
  const twice = arrived.length - references.size;
  console.log(`${KILLS} kills, ${told.size} answered, ${kept.size} kept, ${arrived.length} arrived, ${twice} twice`);
  await mailServer.stop();
  expect(told.size).toBeGreaterThan(KILLS);
  expect({ lost, missing }).toEqual({ lost: [], missing: [] });
  // What was under way on one of the three connections when the process ended may come once more.
  expect(twice).toBeLessThanOrEqual(3 * (KILLS + 1));
});
