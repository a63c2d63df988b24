import type { SMTPServerOptions } from "smtp-server";
import { sendAtOnce } from "../../../src/mail/entries/send-at-once";
import { compose, typed } from "../../support/mail";
import { startMailServer } from "../../support/smtp";

const ROUTE = { from: "website@northlight.example", to: "hello@northlight.example", junkTo: "junk@northlight.example" };

async function send(options: SMTPServerOptions, isJunk = false) {
  const { url, taken: received, stop } = await startMailServer(options);
  const message = compose({ ...typed, message: ".\n..\n\nFrom me\n.\n" });
  try {
    await sendAtOnce(url, ROUTE)(message, { isJunk, fingerprint: "0".repeat(32) });
  } finally {
    await stop();
  }
  return { message, received };
}

it("sends the bytes as they are, but for their line ends", async () => {
  const { message, received } = await send({});
  expect(received).toHaveLength(1);
  expect(received[0]?.bytes.toString()).toBe(Buffer.from(message.bytes).toString().replaceAll("\n", "\r\n"));
});

it("sends junk with one header more", async () => {
  const { message, received } = await send({}, true);
  const text = `X-Spam-Flag: YES\n${Buffer.from(message.bytes).toString()}`;
  expect(received).toMatchObject([{ to: [ROUTE.junkTo], bytes: Buffer.from(text.replaceAll("\n", "\r\n")) }]);
});

beforeEach(() => {
  // The mail server of the tests warns of its own certificate.
  jest.spyOn(console, "error").mockReturnValue();
});

const refusal = (responseCode: number) => Object.assign(new Error("Ada Lovelace is not wanted"), { responseCode });

it.each<[what: string, facts: string, options: SMTPServerOptions]>([
  [
    "the connection",
    "421",
    {
      onConnect: (_session, done) => {
        done(refusal(421));
      },
    },
  ],
  [
    "the sender",
    "EENVELOPE, command MAIL FROM, responseCode 550",
    {
      onMailFrom: (_address, _session, done) => {
        done(refusal(550));
      },
    },
  ],
  [
    "the recipient",
    "EENVELOPE, command RCPT TO, responseCode 451",
    {
      onRcptTo: (_address, _session, done) => {
        done(refusal(451));
      },
    },
  ],
  [
    "the message",
    "EMESSAGE, command DATA, responseCode 554",
    {
      onData: (stream, _session, done) => {
        stream.resume().on("end", () => {
          done(refusal(554));
        });
      },
    },
  ],
  ["to be known", "ESOCKET", { secure: true }],
])("fails when the mail server refuses %s, and does not tell its words", async (_what, facts, options) => {
  const error: unknown = await send(options).catch((reason: unknown) => reason);
  expect(String(error)).toContain(facts);
  expect(String(error)).not.toContain("Ada");
});

it("fails when the mail server says nothing, while the page still waits", async () => {
  const started = Date.now();
  await expect(send({ onData: (stream) => stream.resume() })).rejects.toThrow("ETIMEDOUT");
  expect(Date.now() - started).toBeLessThan(10_000);
});
