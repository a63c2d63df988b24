import { outcomeOf } from "../../../../../src/contact-form/answer";
import { DEFAULT_MAXIMUM, limitRate } from "../../../src/mail/abuse/rate-limit";
import { pieces, post, typed } from "../../support/mail";
import { form, handlerWith } from "../../support/mail-handler";
import { mailWords } from "../../../../../src/lib/mail-words";
import { failed } from "../../../../../__tests__/support/contact-form";

beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ["queueMicrotask", "nextTick"] });
});

afterEach(() => {
  jest.useRealTimers();
});

const request = new Request("http://localhost/mail.php", { method: "POST" });

/** How a guard judges a request of an address: when it may come again, or nothing when it may pass. */
function judge(guard: ReturnType<typeof limitRate>) {
  return async (address: string) => (await guard.beforeReading?.(request, { address }))?.headers["Retry-After"];
}

it("lets an address send ten messages a minute, and says when it may send the next", async () => {
  const ask = judge(limitRate());
  for (let sent = 0; sent < DEFAULT_MAXIMUM; sent += 1) expect(await ask("192.0.2.1")).toBeUndefined();
  expect(await ask("192.0.2.1")).toBe("60");
  jest.advanceTimersByTime(59_999);
  expect(await ask("192.0.2.1")).toBe("1");
  jest.advanceTimersByTime(1);
  expect(await ask("192.0.2.1")).toBeUndefined();
});

it("counts the addresses of one network as one", async () => {
  const ask = judge(limitRate(1));
  expect(await ask("2001:db8::1")).toBeUndefined();
  expect(await ask("2001:db8::2")).toBe("60");
  expect(await ask("2001:db8:0:1::1")).toBeUndefined();
  expect(await ask("192.0.2.1")).toBeUndefined();
  expect(await ask("::ffff:192.0.2.1")).toBe("60");
});

it("bounds what all addresses send together", async () => {
  const ask = judge(limitRate(2));
  for (let host = 0; host < 60; host += 1) expect(await ask(`192.0.2.${host}`)).toBeUndefined();
  expect(await ask("198.51.100.1")).toBe("60");
  jest.advanceTimersByTime(60_000);
  expect(await ask("198.51.100.1")).toBeUndefined();
});

it("does not let one address use up what all may send", async () => {
  const ask = judge(limitRate(1));
  for (let sent = 0; sent < 1000; sent += 1) await ask("192.0.2.1");
  await Promise.all(Array.from({ length: 1000 }, () => ask("192.0.2.1")));
  expect(await ask("198.51.100.1")).toBeUndefined();
});

it("is off at 0", async () => {
  const ask = judge(limitRate(0));
  for (let sent = 0; sent < 1000; sent += 1) expect(await ask("192.0.2.1")).toBeUndefined();
});

it("remembers no more addresses than may send, however many come, and forgets them", async () => {
  const ask = judge(limitRate());
  for (let index = 0; index < 100_000; index += 1) await ask(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
  // Each address that is remembered has a timer that forgets it; one more belongs to the bound for all.
  expect(jest.getTimerCount()).toBe(30 * DEFAULT_MAXIMUM + 1);
  jest.advanceTimersByTime(60_000);
  expect(jest.getTimerCount()).toBe(0);
});

it("answers 429 in a sentence, and reads nothing of what it refuses", async () => {
  jest.useRealTimers();
  const { handle, messages } = handlerWith({ guards: [limitRate(1)] });
  expect((await handle(form(typed))).status).toBe(200);
  const { stream, given } = pieces(10, 10);
  const answer = await handle(post(stream));
  expect([answer.status, given.count]).toEqual([429, 0]);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  expect(outcomeOf({ text: await answer.text(), isOk: true })).toEqual({
    isSent: false,
    message: failed(mailWords.refusals.tooMany),
  });
  expect((await handle(form(typed), { address: "192.0.2.2" })).status).toBe(200);
  expect(messages).toHaveLength(1);
});
