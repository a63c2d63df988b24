import fc from "fast-check";
import { recipientOf, visitorOf } from "../../../src/mail/delivery/acknowledgement";
import { faultOf, withoutAddresses } from "../../../src/mail/delivery/faults";
import { PACE } from "../../../src/mail/delivery/pace";
import { delayAfter, nextAttempt, waitedBetween } from "../../../src/mail/delivery/schedule";
import { smtpUrl } from "../../../src/mail/delivery/smtp-url";
import { SendError } from "../../../src/mail/delivery/transport";
import { hostile, RUNS } from "../../support/hostile";
import { compose, typed } from "../../support/mail";

const chance = fc.double({ min: 0, max: 1, noNaN: true });

describe("when a message is tried again", () => {
  it("waits about twice as long each time, give or take a half, and never longer than four hours", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), chance, (attempts, random) => {
        const delay = delayAfter(attempts, PACE, random);
        const doubled = Math.min(60_000 * 2 ** (attempts - 1), (4 * 60 * 60_000) / 1.5);
        expect(delay).toBeGreaterThanOrEqual(doubled * 0.5);
        expect(delay).toBeLessThanOrEqual(Math.min(doubled * 1.5, 4 * 60 * 60_000));
        expect(delayAfter(attempts + 1, PACE, random)).toBeGreaterThanOrEqual(delay);
      }),
      { numRuns: RUNS },
    );
  });

  it("is given up after five days, with the last attempt at their end, after about 45 attempts", () => {
    fc.assert(
      fc.property(fc.infiniteStream(chance), (randoms) => {
        const first = new Date("2026-11-22T09:30:00Z");
        let now = first;
        let waited = 0;
        for (let attempts = 1; ; attempts += 1) {
          const [random = 0] = randoms.take(1);
          const next = nextAttempt(attempts, waited, now, PACE, random);
          if (!next) {
            expect(now.getTime() - first.getTime()).toBe(5 * 24 * 60 * 60_000);
            expect(attempts).toBeGreaterThan(35);
            expect(attempts).toBeLessThan(110);
            return;
          }
          expect(next.getTime()).toBeGreaterThan(now.getTime());
          waited += waitedBetween(now, next, PACE);
          now = next;
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("SMTP_URL", () => {
  it.each([
    ["smtp://mail.example", { host: "mail.example", port: 587, secure: false, isLoopback: false }],
    ["smtps://mail.example/", { host: "mail.example", port: 465, secure: true, isLoopback: false }],
    ["smtp://u%40x:p%2F%3A@mail.example:25", { port: 25, auth: { user: "u@x", pass: "p/:" } }],
    ["smtp://localhost:2525", { host: "localhost", port: 2525, isLoopback: true }],
    ["smtp://127.3.2.1", { isLoopback: true }],
    ["smtp://[::1]:25", { host: "::1", port: 25, isLoopback: true }],
    ["smtp://[::ffff:127.0.0.1]", { isLoopback: true }],
    ["smtp://192.0.2.1", { isLoopback: false }],
    ["smtp://localhost.example", { isLoopback: false }],
  ])("understands %s", (given, server) => {
    expect(smtpUrl(given)).toMatchObject(server);
  });

  it.each([
    "",
    "mail.example",
    "user:hunter2@mail.example",
    "https://user:hunter2@mail.example",
    "smtp://",
    "smtp://user:hunter2",
    "smtp://user:hunt/er2@mail.example",
    "smtp://user:hunter2%@mail.example",
    "smtp://user@mail.example",
    "smtp://:hunter2@mail.example",
    "smtp://user:hunter2@mail.example:0",
    "smtp://user:hunter2@mail.example:99999",
    "smtp://user:hunter2@mail.example/path",
    "smtp://user:x@mail.example?tls.rejectUnauthorized=false#hunter2",
  ])("says of %j what is allowed, and never a password", (given) => {
    expect(() => smtpUrl(given)).toThrow(/^SMTP_URL: got ".*"; allowed: smtps:\/\//);
    expect(() => smtpUrl(given)).not.toThrow(/hunt|er2/);
  });
});

describe("what a fault means", () => {
  const fault = (facts: object, hasBegun = true) =>
    faultOf(new SendError(Object.assign(new Error("x"), facts), hasBegun)).kind;

  it.each([
    [{ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }, "refused"],
    [{ code: "EENVELOPE", responseCode: 553, command: "MAIL FROM" }, "refused"],
    [{ code: "EMESSAGE", responseCode: 554, command: "DATA" }, "refused"],
    [{ code: "EMESSAGE", command: "MAIL FROM" }, "refused"],
    [{ code: "EENVELOPE", responseCode: 451 }, "deferred"],
    [{ code: "EMESSAGE", responseCode: 452 }, "deferred"],
    [{ code: "EMESSAGE", response: "what?" }, "deferred"],
    [{ code: "EENVELOPE", responseCode: 530 }, "broken"],
    [{ code: "EENVELOPE", responseCode: 503 }, "broken"],
    [{ code: "EENVELOPE", responseCode: 421 }, "broken"],
    [{ code: "ECONNECTION", responseCode: 550 }, "broken"],
    [{ code: "ETIMEDOUT" }, "broken"],
  ])("takes %j for %s", (facts, kind) => {
    expect(fault(facts)).toBe(kind);
  });

  it.each([
    { code: "EAUTH", responseCode: 535 },
    { code: "EDNS" },
    { code: "ESOCKET" },
    { code: "ETLS", responseCode: 554 },
    { code: "EPROTOCOL", responseCode: 554 },
  ])("takes %j for a fault of the server", (facts) => {
    expect(fault(facts, false)).toBe("unreachable");
  });

  it("takes what is no fault of the server for no fault of the server", () => {
    expect(faultOf(Object.assign(new Error("disk"), { code: "EIO" })).kind).toBe("deferred");
  });

  it("tells no address and nothing that a terminal or a log would obey", () => {
    const told = withoutAddresses(
      '550 <ada@example.com>: "ada"@x, b.c@d.e\r\n550 user Ada of\u001b[2J example.com',
      "ada@example.com",
    );
    expect(told).not.toMatch(/ada|example|@|\p{Cc}/iu);
    expect(told).toContain("550");
    expect(withoutAddresses('ada@<x>, <x>@example, ada@"x"', "ada@example.com")).toBe('……, ……, …"x"');
    expect(withoutAddresses("x".repeat(5000))).toHaveLength(200);
    fc.assert(
      fc.property(hostile(), (text) => {
        expect(withoutAddresses(text)).not.toMatch(/[\p{Cc}\u2028\u2029@]/u);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("the visitor's address", () => {
  it("is read from the message whatever the visitor's name is", async () => {
    await fc.assert(
      fc.asyncProperty(hostile(3), fc.emailAddress(), async (name, email) => {
        const firstName = name.replace(/[\p{Cc}\p{Surrogate}\u2028\u2029]|=\?/gu, "").slice(0, 100) || "x";
        const message = compose({ ...typed, firstName, email });
        expect(await visitorOf(message.bytes)).toBe(email);
      }),
      { numRuns: RUNS },
    );
  });

  it("is none where none can be sent to", async () => {
    for (const header of ["", "Reply-To: x", "Reply-To: <a@b\u00e9>", "X: <a@b.c>", "Reply-To: a@b.c <>"]) {
      expect(await visitorOf(Buffer.from(`${header}\n\nReply-To: <x@y.z>\n`))).toBeUndefined();
    }
    expect(await recipientOf(Buffer.from("To: a@b.example\n\n"))).toBe("a@b.example");
  });
});
