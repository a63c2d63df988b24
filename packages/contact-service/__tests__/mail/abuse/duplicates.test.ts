import { createStoreOnce, MEMORY_SPAN, type RecentMessage } from "../../../src/mail/abuse/duplicates";
import { fingerprintOf } from "../../../src/mail/abuse/fingerprint";
import { TRAP_FIELD } from "../../../../../src/contact-form/fields";
import type { StoreMessage } from "../../../src/mail/keep";
import { movableClocks } from "../../support/clocks";
import { typed } from "../../support/mail";
import { form, handlerWith } from "../../support/mail-handler";

const KEY = { "Idempotency-Key": "c0b2d9a1-7d5e-4c55-9a5e-0d0a4a3d1f00" };
/** A page that was loaded anew, or another tab, names its attempt otherwise; a page without JavaScript not at all. */
const ATTEMPTS = [KEY, { "Idempotency-Key": "another" }, {}, { "Idempotency-Key": "no \u00e9 key" }];

const YEAR = 365 * 24 * 60 * 60 * 1000;

function reference(answer: Response): string {
  expect(answer.status).toBe(200);
  return answer.headers.get("Enquiry-Reference") ?? "";
}

it.each(ATTEMPTS)("are stored once and answered with the first one's reference (%j)", async (headers) => {
  const clocks = movableClocks();
  const { handle, messages } = handlerWith({ clocks });
  const first = reference(await handle(form(typed, KEY)));
  clocks.pass(MEMORY_SPAN - 1);
  expect(reference(await handle(form({ ...typed, firstName: " Ada " }, headers)))).toBe(first);
  expect(messages).toHaveLength(1);
  clocks.pass(1);
  expect(reference(await handle(form(typed, headers)))).not.toBe(first);
  expect(messages).toHaveLength(2);
});

it.each([-YEAR, -5 * 60_000, 5 * 60_000, YEAR])("are known again when the clock was set by %i ms", async (leap) => {
  const clocks = movableClocks();
  const { handle, messages } = handlerWith({ clocks });
  const first = reference(await handle(form(typed)));
  clocks.set(leap);
  clocks.pass(MEMORY_SPAN - 1);
  expect(reference(await handle(form(typed)))).toBe(first);
  clocks.pass(1);
  expect(reference(await handle(form(typed)))).not.toBe(first);
  expect(messages).toHaveLength(2);
});

it("are stored once among junk too, and what was junk by mistake arrives when it is sent again", async () => {
  const { handle, filings } = handlerWith();
  const trapped = { ...typed, [TRAP_FIELD.name]: "yes" };
  for (const fields of [trapped, trapped, typed, typed]) await handle(form(fields, KEY));
  expect(filings.map(({ isJunk }) => isJunk)).toEqual([true, false]);
});

it("are no messages that differ in a field", async () => {
  const { handle, messages } = handlerWith();
  const references = [
    await handle(form(typed, KEY)),
    await handle(form({ ...typed, message: `${typed.message}!` }, KEY)),
    await handle(form({ ...typed, phone: "" }, KEY)),
  ].map(reference);
  expect(new Set(references).size).toBe(3);
  expect(messages).toHaveLength(3);
});

it("are told apart wherever one field ends and the next begins", () => {
  const enquiry = { ...typed, phone: "", service: "" };
  const fingerprints = [
    fingerprintOf({ ...enquiry, firstName: "ab", lastName: "c" }, false),
    fingerprintOf({ ...enquiry, firstName: "a", lastName: "bc" }, false),
    fingerprintOf({ ...enquiry, firstName: 'a","b', lastName: "c" }, false),
    fingerprintOf({ ...enquiry, firstName: "ab", lastName: "c" }, true),
  ];
  expect(new Set(fingerprints).size).toBe(4);
});

it("wait for the first when they come at the same moment", async () => {
  const stored: string[] = [];
  const store: StoreMessage = async ({ reference: given }) => {
    await new Promise((done) => setTimeout(done, 50));
    stored.push(given);
    return given;
  };
  const { handle } = handlerWith({ store });
  const answers = await Promise.all(Array.from({ length: 20 }, () => handle(form(typed, KEY))));
  expect(stored).toHaveLength(1);
  expect(new Set(answers.map(reference))).toEqual(new Set(stored));
});

it("are not remembered when storing failed: all who waited are told, and a retry is stored", async () => {
  const attempts: string[] = [];
  const store: StoreMessage = async ({ reference: given }) => {
    attempts.push(given);
    await new Promise((done) => setTimeout(done, 20));
    if (attempts.length === 1) throw new Error("no space left");
    return given;
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
  const clocks = { now, elapsed: () => 0 };
  const fresh = () => Promise.resolve("new");

  it("takes what was stored in any order, and leaves out what is too old", async () => {
    const recent = [message("c", now()), message("a", MEMORY_SPAN), message("b", MEMORY_SPAN + 1)];
    const storeOnce = createStoreOnce(recent, clocks);
    expect(await Promise.all(["a", "b", "c"].map((one) => storeOnce(one, fresh)))).toEqual(["new", "r-b", "r-c"]);
  });

  it("forgets the oldest first, in whatever order it took them", async () => {
    const storeOnce = createStoreOnce([message("new", now()), message("old", now() - 1)], clocks, 2);
    await storeOnce("another", fresh);
    expect(await storeOnce("new", fresh)).toBe("r-new");
    expect(await storeOnce("old", fresh)).toBe("new");
  });

  it("does not keep what a wrong clock stored in the future for longer", async () => {
    const later = movableClocks();
    const storeOnce = createStoreOnce([message("a", later.now() + MEMORY_SPAN * 100)], later);
    expect(await storeOnce("a", fresh)).toBe("r-a");
    later.pass(MEMORY_SPAN);
    expect(await storeOnce("a", fresh)).toBe("new");
  });

  it("is bounded: the oldest go first", async () => {
    const storeOnce = createStoreOnce([message("old", now() - 1)], clocks, 3);
    for (const one of ["a", "b"]) await storeOnce(one, () => Promise.resolve(one));
    expect(await storeOnce("old", fresh)).toBe("r-old");
    await storeOnce("c", fresh);
    expect(await storeOnce("a", fresh)).toBe("a");
    expect(await storeOnce("old", fresh)).toBe("new");
  });
});
