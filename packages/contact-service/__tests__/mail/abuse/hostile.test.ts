import fc from "fast-check";
import { simpleParser } from "mailparser";
import { outcomeOf } from "../../../../../src/contact-form/answer";
import { limitRate } from "../../../src/mail/abuse/rate-limit";
import { FIELD_NAMES, TRAP_FIELD } from "../../../../../src/contact-form/fields";
import { hostile, RUNS } from "../../support/hostile";
import { MESSAGE_HEADERS, MULTIPART, multipart, services, typed } from "../../support/mail";
import { form, handlerWith } from "../../support/mail-handler";

const CANARY = "canary7f3a";
const LISTED = "https://www.northlight.example";
const STATUSES = new Set([200, 204, 303, 400, 403, 405, 413, 415, 422]);

/** Every header an answer may have, and what may stand in it. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  "access-control-allow-headers": /^Enquiry-Token, Idempotency-Key$/,
  "access-control-allow-methods": /^GET, POST$/,
  "access-control-allow-origin": /^https:\/\/www\.northlight\.example$/,
  "access-control-expose-headers": /^Enquiry-Reference, Retry-After$/,
  "access-control-max-age": /^7200$/,
  allow: /^POST$/,
  "cache-control": /^no-store$/,
  "content-security-policy": /^default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'$/,
  "content-type": /^(text\/(plain|html); charset=utf-8|application\/json)$/,
  "enquiry-reference": /^[0-9A-Z]{4}-[0-9A-Z]{4}$/,
  location: /^\/contact\/(\?sent=yes&reference=[0-9A-Z]{4}-[0-9A-Z]{4}#contact-form)?$/,
  "referrer-policy": /^same-origin$/,
  vary: /^Origin$/,
  "x-content-type-options": /^nosniff$/,
};

const values = fc.oneof(
  hostile(2),
  fc.constantFrom("null", LISTED, "http://localhost", "same-origin", "cross-site", "navigate", "cors", "*/*"),
  fc.constantFrom("text/html", "application/json", MULTIPART, "application/x-www-form-urlencoded", "//evil.example"),
);
const names = fc.constantFrom(
  ..."Origin Sec-Fetch-Site Sec-Fetch-Mode Accept Content-Type Content-Encoding Content-Length Host Referer".split(" "),
  ..."Enquiry-Token Idempotency-Key X-Forwarded-For X-Forwarded-Host X-HTTP-Method-Override Cookie".split(" "),
);
/** Headers as far as they can be sent at all, each marked. */
const headers = fc.dictionary(names, values).map((all) => {
  const sent = new Headers({ "Content-Type": MULTIPART });
  for (const [name, value] of Object.entries(all)) {
    try {
      sent.set(name, /^[!-~]+$/.test(value) && !value.includes("=?") ? value : CANARY + value);
    } catch {
      // No header can hold it.
    }
  }
  return sent;
});
const mostlyRight = fc.record(
  {
    firstName: hostile(2).map((name) => CANARY + name),
    email: fc.constant(`${CANARY}@example.com`),
    service: fc.constantFrom("", ...services.map(({ value }) => value), CANARY),
    message: hostile(4).map((text) => CANARY + text),
    [TRAP_FIELD.name]: hostile(1),
  },
  { requiredKeys: ["firstName"] },
);
const fields = fc.oneof(
  { weight: 3, arbitrary: mostlyRight.map((some) => ({ ...typed, ...some })) },
  { weight: 1, arbitrary: fc.dictionary(fc.oneof(fc.constantFrom(...FIELD_NAMES), hostile(1)), hostile(2)) },
);
const methods = fc.oneof({ weight: 5, arbitrary: fc.constant("POST") }, fc.constantFrom("GET", "OPTIONS", "PUT", "X"));

/** What chance alone may not come upon. */
const NAVIGATION = { "Content-Type": MULTIPART, "Sec-Fetch-Mode": "navigate", Accept: "text/html" };
const RARE: [method: string, sent: Headers, all: Record<string, string>][] = [
  ["POST", new Headers(NAVIGATION), { ...typed, message: CANARY }],
  ["GET", new Headers(NAVIGATION), {}],
  ["GET", new Headers({ Accept: "application/json" }), {}],
  ["OPTIONS", new Headers({ Origin: LISTED }), {}],
];

it("answers whatever comes, and repeats none of it where it could do harm", async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(methods, headers, fields, async (method, sent, all) => {
      const { handle, messages, filings } = handlerWith({ origins: [LISTED], onError: fail });
      const body = method === "GET" ? {} : { body: multipart(all) };
      const address = `http://localhost/mail.php?${CANARY}=//evil.example`;
      const answer = await handle(new Request(address, { method, headers: sent, ...body }));
      seen.add(answer.status);
      expect(STATUSES).toContain(answer.status);
      for (const [name, value] of answer.headers) {
        expect(Object.keys(HEADERS)).toContain(name);
        expect(value).toMatch(HEADERS[name] ?? /^$/);
      }
      const text = await answer.text();
      const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
      if (!isPage) expect(text).not.toContain(CANARY);
      const isTaken = method === "POST" && (answer.status === 200 || answer.status === 303);
      expect([messages.length, filings.length]).toEqual(isTaken ? [1, 1] : [0, 0]);
      if (answer.headers.get("Content-Type")?.startsWith("text/plain"))
        expect(outcomeOf({ text, isOk: true }).isSent).toBe(isTaken);
      for (const { bytes } of messages) {
        const mail = await simpleParser(Buffer.from(bytes));
        expect([...mail.headers.keys()].sort()).toEqual(MESSAGE_HEADERS);
        expect(mail.text).toContain(CANARY);
      }
    }),
    { numRuns: RUNS * 2, examples: RARE },
  );
  // What is never reached is not tested either.
  for (const status of [200, 204, 303, 400, 403, 405, 415, 422]) expect(seen).toContain(status);
});

it("says what went wrong only when storing fails, and remembers nothing of it", async () => {
  await fc.assert(
    fc.asyncProperty(mostlyRight, async (some) => {
      const { handle } = handlerWith({ store: () => Promise.reject(new Error(CANARY)) });
      const answer = await handle(form({ ...typed, ...some }));
      expect([422, 503]).toContain(answer.status);
      expect(await answer.text()).not.toContain(CANARY);
    }),
  );
});

it("takes any address for a key of the limit", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostile(2), fc.ipV4(), fc.ipV6()), async (address) => {
      const guard = limitRate(1);
      const request = new Request("http://localhost/mail.php", { method: "POST" });
      expect(await guard.beforeReading?.(request, { address })).toBeUndefined();
      expect((await guard.beforeReading?.(request, { address }))?.status).toBe(429);
    }),
  );
});

function fail(error: unknown): void {
  throw error;
}
