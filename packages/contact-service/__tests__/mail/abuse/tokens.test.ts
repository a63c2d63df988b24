import fc from "fast-check";
import { createTokens, MINIMUM_AGE } from "../../../src/mail/abuse/tokens";
import { CLOCKS } from "../../../src/mail/clocks";
import { movableClocks } from "../../support/clocks";
import { typed } from "../../support/mail";
import { form, handlerWith, SECRET } from "../../support/mail-handler";

const HOUR = 60 * 60 * 1000;
const YEAR = 365 * 24 * HOUR;

/** Tokens with clocks that can be moved. */
function movableTokens(secret = SECRET) {
  const clocks = movableClocks();
  return { clocks, tokens: createTokens(secret, clocks) };
}

it("are suspect until a person could have filled in the form, and never after that", async () => {
  for (const [age, isSuspect] of [
    [0, true],
    [MINIMUM_AGE - 1, true],
    [MINIMUM_AGE, false],
    [HOUR, false],
    [24 * HOUR + 1, false],
  ] as const) {
    const { clocks, tokens } = movableTokens();
    const token = await tokens.issue();
    clocks.pass(age);
    expect([age, await tokens.isSuspect(token)]).toEqual([age, isSuspect]);
  }
});

it.each([-YEAR, -HOUR, -HOUR / 12, 1 - HOUR / 12, HOUR / 12, YEAR])(
  "tell how long ago they were issued when the clock was set by %i ms meanwhile",
  async (leap) => {
    const { clocks, tokens } = movableTokens();
    const token = await tokens.issue();
    clocks.set(leap);
    clocks.pass(MINIMUM_AGE - 1);
    expect(await tokens.isSuspect(token)).toBe(true);
    clocks.pass(1);
    expect(await tokens.isSuspect(token)).toBe(false);
    clocks.pass(HOUR / 12);
    expect(await tokens.isSuspect(token)).toBe(false);
  },
);

it("of another process are suspect when they are young by the clock, and not when they are from the future", async () => {
  const { tokens: others } = movableTokens();
  const token = await others.issue();
  for (const [age, isSuspect] of [
    [-YEAR, false],
    [-1, false],
    [0, true],
    [MINIMUM_AGE - 1, true],
    [MINIMUM_AGE, false],
  ] as const) {
    const { clocks, tokens } = movableTokens();
    clocks.set(age);
    expect([age, await tokens.isSuspect(token)]).toEqual([age, isSuspect]);
  }
});

it("are not needed", async () => {
  const { tokens } = movableTokens();
  expect(await tokens.isSuspect(null)).toBe(false);
  expect(await tokens.isSuspect("")).toBe(false);
});

it("are each another one, of 86 symbols that a header can hold", async () => {
  const { tokens } = movableTokens();
  const issued = await Promise.all(Array.from({ length: 50 }, () => tokens.issue()));
  expect(new Set(issued).size).toBe(50);
  for (const token of issued) expect(token).toMatch(/^[\w-]{86}$/);
});

it("show nothing when any bit of them was changed, as none at all does", async () => {
  const { tokens } = movableTokens();
  const token = Buffer.from(await tokens.issue(), "base64url");
  expect(await tokens.isSuspect(token.toString("base64url"))).toBe(true);
  for (let bit = 0; bit < token.length * 8; bit += 1) {
    const forged = Buffer.from(token);
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect([bit, await tokens.isSuspect(forged.toString("base64url"))]).toEqual([bit, false]);
  }
});

it("show nothing when a secret signed them that was replaced since", async () => {
  const before = movableTokens(new TextEncoder().encode("x".repeat(32)));
  const { tokens } = movableTokens();
  expect(await tokens.isSuspect(await before.tokens.issue())).toBe(false);
});

it("show nothing whatever else is sent as one", async () => {
  const { tokens } = movableTokens();
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.base64String(), fc.stringMatching(/^[\w-]{86}$/));
  await fc.assert(
    fc.asyncProperty(text, async (token) => {
      expect(await tokens.isSuspect(token)).toBe(false);
    }),
  );
});

it("need a secret of 32 bytes, of which nothing is told", () => {
  expect(() => createTokens(new TextEncoder().encode("too-short"), CLOCKS)).toThrow(/^(?!.*too-short).*got 9 bytes/);
});

describe("the endpoint", () => {
  const ask = (headers: Readonly<Record<string, string>>) => new Request("http://localhost/mail.php", { headers });

  it("gives a token to the form's script, and takes it back", async () => {
    const clocks = movableClocks();
    const { handle, filings } = handlerWith({ clocks });
    const answer = await handle(ask({ Accept: "application/json" }));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "cache-control": "no-store",
      "content-type": "application/json",
      "x-content-type-options": "nosniff",
    });
    const { token, minimumAge } = (await answer.json()) as { token: string; minimumAge: number };
    clocks.pass(minimumAge - 1);
    await handle(form(typed, { "Enquiry-Token": token }));
    clocks.pass(1);
    await handle(form(typed, { "Enquiry-Token": token }));
    expect(filings.map(({ isJunk }) => isJunk)).toEqual([true, false]);
  });

  it.each([{ "Sec-Fetch-Mode": "navigate", Accept: "text/html" }, { Accept: "text/html,application/xml;q=0.9,*/*" }])(
    "leads who opens it to the form (%j)",
    async (headers) => {
      const answer = await handlerWith().handle(ask(headers));
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/contact/"]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    },
  );

  it.each([{}, { Accept: "*/*" }, { Accept: "image/png" }])("has nothing else to give (%j)", async (headers) => {
    const answer = await handlerWith().handle(ask(headers));
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});
