import { createStoreOnce, MEMORY_SPAN, type RecentMessage } from "../../../src/mail/abuse/duplicates";
import { fingerprintOf } from "../../../src/mail/abuse/fingerprint";
import { TRAP_FIELD } from "../../../src/mail/fields";
import { typed } from "../../support/mail";
import { form, handlerWith } from "../../support/mail-handler";

const KEY = { "Idempotency-Key": "c0b2d9a1-7d5e-4c55-9a5e-0d0a4a3d1f00" };

function reference(answer: Response): string {
  expect(answer.status).toBe(200);
  return answer.headers.get("Enquiry-Reference") ?? "";
}

it.each([{}, KEY])("are stored once and answered with the first one's reference (%j)", async (headers) => {
  const clock = { now: Date.now() };
  const { handle, messages } = handlerWith({ now: () => clock.now });
  const first = reference(await handle(form(typed, headers)));
  clock.now += MEMORY_SPAN - 1;
  expect(reference(await handle(form({ ...typed, firstName: " Ada " }, headers)))).toBe(first);
  expect(messages).toHaveLength(1);
  clock.now += 1;
  expect(reference(await handle(form(typed, headers)))).not.toBe(first);
  expect(messages).toHaveLength(2);
});

it("are stored once among junk too, and what was junk by mistake arrives when it is sent again", async () => {
  const { handle, filings } = handlerWith();
  const trapped = { ...typed, [TRAP_FIELD.name]: "yes" };
  for (const fields of [trapped, trapped, typed, typed]) await handle(form(fields, KEY));
  expect(filings.map(({ isJunk }) => isJunk)).toEqual([true, false]);
});

it("are no messages that differ in a field or in their key", async () => {
  const { handle, messages } = handlerWith();
  const references = [
    await handle(form(typed, KEY)),
    await handle(form({ ...typed, message: `${typed.message}!` }, KEY)),
    await handle(form({ ...typed, phone: "" }, KEY)),
    await handle(form(typed, { "Idempotency-Key": "another" })),
    await handle(form(typed)),
  ].map(reference);
  expect(new Set(references).size).toBe(5);
  expect(messages).toHaveLength(5);
});

it("are told apart wherever one field ends and the next begins", () => {
  const enquiry = { ...typed, phone: "", service: "" };
  const fingerprints = [
    fingerprintOf(null, { ...enquiry, firstName: "ab", lastName: "c" }, false),
    fingerprintOf(null, { ...enquiry, firstName: "a", lastName: "bc" }, false),
    fingerprintOf(null, { ...enquiry, firstName: 'a","b', lastName: "c" }, false),
    fingerprintOf("null", { ...enquiry, firstName: "ab", lastName: "c" }, false),
  ];
  expect(new Set(fingerprints).size).toBe(4);
});

it("wait for the first when they come at the same moment", async () => {
  const stored: string[] = [];
  const store = async ({ reference: given }: { readonly reference: string }) => {
    await new Promise((done) => setTimeout(done, 50));
    stored.push(given);
  };
  const { handle } = handlerWith({ store });
  const answers = await Promise.all(Array.from({ length: 20 }, () => handle(form(typed, KEY))));
  expect(stored).toHaveLength(1);
  expect(new Set(answers.map(reference))).toEqual(new Set(stored));
});

it("are not remembered when storing failed: all who waited are told, and a retry is stored", async () => {
  const attempts: string[] = [];
  const store = async ({ reference: given }: { readonly reference: string }) => {
    attempts.push(given);
    await new Promise((done) => setTimeout(done, 20));
    if (attempts.length === 1) throw new Error("no space left");
  };
  const { handle } = handlerWith({ store });
  const answers = await Promise.all([handle(form(typed, KEY)), handle(form(typed, KEY))]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(reference(await handle(form(typed, KEY)))).toBe(attempts[1]);
  expect(attempts).toHaveLength(2);
});

it("are known from before a restart", async () => {
  const first = handlerWith();
  const given = reference(await first.handle(form(typed, KEY)));
  const recent = [{ fingerprint: first.filings[0]?.fingerprint ?? "", reference: given, at: Date.now() - 60_000 }];
  const second = handlerWith({ recent });
  expect(reference(await second.handle(form(typed, KEY)))).toBe(given);
  expect(second.messages).toEqual([]);
});

describe("the memory", () => {
  const message = (fingerprint: string, at: number): RecentMessage => ({
    fingerprint,
    reference: `r-${fingerprint}`,
    at,
  });
  const now = () => MEMORY_SPAN * 2;
  const fresh = () => Promise.resolve("new");

  it("takes what was stored in any order, and leaves out what is too old", async () => {
    const recent = [message("c", now()), message("a", MEMORY_SPAN), message("b", MEMORY_SPAN + 1)];
    const storeOnce = createStoreOnce(recent, now);
    expect(await Promise.all(["a", "b", "c"].map((one) => storeOnce(one, fresh)))).toEqual(["new", "r-b", "r-c"]);
  });

  it("forgets the oldest first, in whatever order it took them", async () => {
    const storeOnce = createStoreOnce([message("new", now()), message("old", now() - 1)], now, 2);
    await storeOnce("another", fresh);
    expect(await storeOnce("new", fresh)).toBe("r-new");
    expect(await storeOnce("old", fresh)).toBe("new");
  });

  it("does not keep what a wrong clock stored in the future for longer", async () => {
    const clock = { now: 1 };
    const storeOnce = createStoreOnce([message("a", MEMORY_SPAN * 100)], () => clock.now);
    expect(await storeOnce("a", fresh)).toBe("r-a");
    clock.now += MEMORY_SPAN;
    expect(await storeOnce("a", fresh)).toBe("new");
  });

  it("is bounded: the oldest go first", async () => {
    const storeOnce = createStoreOnce([message("old", now() - 1)], now, 3);
    for (const one of ["a", "b"]) await storeOnce(one, () => Promise.resolve(one));
    expect(await storeOnce("old", fresh)).toBe("r-old");
    await storeOnce("c", fresh);
    expect(await storeOnce("a", fresh)).toBe("a");
    expect(await storeOnce("old", fresh)).toBe("new");
  });
});

it.each(["", "a b", "a, b", "\u00e9", "x".repeat(101), "a\tb"])(
  "refuse the key %j before they are read",
  async (key) => {
    const { handle, messages } = handlerWith();
    expect((await handle(form(typed, { "Idempotency-Key": key }))).status).toBe(400);
    expect(messages).toEqual([]);
  },
);

it.each(["!", "~", "x".repeat(100)])("take the key %j", async (key) => {
  expect((await handlerWith().handle(form(typed, { "Idempotency-Key": key }))).status).toBe(200);
});
