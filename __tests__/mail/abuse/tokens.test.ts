import fc from "fast-check";
import { createTokens, MINIMUM_AGE } from "../../../src/mail/abuse/tokens";
import { typed } from "../../support/mail";
import { form, handlerWith, SECRET } from "../../support/mail-handler";

const HOUR = 60 * 60 * 1000;

/** Tokens with a clock that can be moved. */
function tokensAt(start: number, secret = SECRET) {
  const clock = { now: start };
  return { clock, tokens: createTokens(secret, () => clock.now) };
}

it("are suspect until a person could have filled in the form, and never after that", async () => {
  const { clock, tokens } = tokensAt(1_800_000_000_000);
  const token = await tokens.issue();
  for (const [age, isSuspect] of [
    [0, true],
    [MINIMUM_AGE - 1, true],
    [MINIMUM_AGE, false],
    [HOUR, false],
    [24 * HOUR + 1, false],
    [-1, true],
  ] as const) {
    clock.now = 1_800_000_000_000 + age;
    expect([age, await tokens.isSuspect(token)]).toEqual([age, isSuspect]);
  }
});

it("are not needed", async () => {
  const { tokens } = tokensAt(0);
  expect(await tokens.isSuspect(null)).toBe(false);
  expect(await tokens.isSuspect("")).toBe(false);
});

it("are each another one, of 75 symbols that a header can hold", async () => {
  const { tokens } = tokensAt(0);
  const issued = await Promise.all(Array.from({ length: 50 }, () => tokens.issue()));
  expect(new Set(issued).size).toBe(50);
  for (const token of issued) expect(token).toMatch(/^[\w-]{75}$/);
});

it("are suspect when any bit of them was changed", async () => {
  const { clock, tokens } = tokensAt(1_800_000_000_000);
  const token = Buffer.from(await tokens.issue(), "base64url");
  clock.now += HOUR;
  expect(await tokens.isSuspect(token.toString("base64url"))).toBe(false);
  for (let bit = 0; bit < token.length * 8; bit += 1) {
    const forged = Buffer.from(token);
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect([bit, await tokens.isSuspect(forged.toString("base64url"))]).toEqual([bit, true]);
  }
});

it("are suspect when another secret signed them", async () => {
  const other = tokensAt(1_800_000_000_000, new TextEncoder().encode("x".repeat(32)));
  const { clock, tokens } = tokensAt(1_800_000_000_000);
  clock.now += HOUR;
  expect(await tokens.isSuspect(await other.tokens.issue())).toBe(true);
});

it("are suspect whatever else is sent as one", async () => {
  const { tokens } = tokensAt(0);
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.base64String(), fc.stringMatching(/^[\w-]{75}$/));
  await fc.assert(
    fc.asyncProperty(text, async (token) => {
      expect(await tokens.isSuspect(token)).toBe(token !== "");
    }),
  );
});

it("need a secret of 32 bytes, of which nothing is told", () => {
  expect(() => createTokens(new TextEncoder().encode("too-short"), Date.now)).toThrow(/^(?!.*too-short).*got 9 bytes/);
});

describe("the endpoint", () => {
  const ask = (headers: Readonly<Record<string, string>>) => new Request("http://localhost/mail.php", { headers });

  it("gives a token to the form's script, and takes it back", async () => {
    const clock = { now: Date.now() };
    const { handle, filings } = handlerWith({ now: () => clock.now });
    const answer = await handle(ask({ Accept: "application/json" }));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "cache-control": "no-store",
      "content-type": "application/json",
      "x-content-type-options": "nosniff",
    });
    const { token, minimumAge } = (await answer.json()) as { token: string; minimumAge: number };
    clock.now += minimumAge - 1;
    await handle(form(typed, { "Enquiry-Token": token }));
    clock.now += 1;
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
