import fc from "fast-check";
import { shareSync } from "../../../src/mail/store/share-sync";

/** A sync that ends when it is told to, and counts. */
function heldSync() {
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const shared = shareSync(
    () =>
      new Promise<void>((resolve, reject) => {
        runs.push({ end: resolve, fail: reject });
      }),
  );
  return { runs, shared };
}

const settle = () => new Promise((done) => setImmediate(done));

it("writes once for all who come while one run is under way, and never two at a time", async () => {
  const { runs, shared } = heldSync();
  const ended: string[] = [];
  const call = (name: string) => void shared().then(() => ended.push(name));
  call("first");
  await settle();
  ["a", "b", "c"].forEach(call);
  await settle();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await settle();
  expect(ended).toEqual(["first"]);
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await settle();
  expect(ended).toEqual(["first", "a", "b", "c"]);
  expect(runs).toHaveLength(2);
});

it("fails for those it ran for, and for nobody after them", async () => {
  const { runs, shared } = heldSync();
  const first = shared();
  await settle();
  const second = shared();
  runs[0]?.fail(new Error("disk"));
  await expect(first).rejects.toThrow("disk");
  await settle();
  runs[1]?.end();
  await expect(second).resolves.toBeUndefined();
});

it("never answers before a run that began after the call has ended, whoever comes whenever", async () => {
  const pauses = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(pauses, async (plan) => {
      let time = 0;
      let busy = 0;
      const runs: { began: number; ended: number }[] = [];
      const lengths = plan.map(([, length]) => length);
      const shared = shareSync(async () => {
        const run = { began: ++time, ended: Infinity };
        busy += 1;
        expect(busy).toBe(1);
        for (let turn = lengths.pop() ?? 0; turn > 0; turn -= 1) await settle();
        busy -= 1;
        run.ended = ++time;
        runs.push(run);
      });
      await Promise.all(
        plan.map(async ([pause]) => {
          for (let turn = pause; turn > 0; turn -= 1) await settle();
          const called = ++time;
          await shared();
          expect(runs.some(({ began, ended }) => began > called && ended <= time)).toBe(true);
        }),
      );
      expect(runs.length).toBeLessThanOrEqual(plan.length);
    }),
    { numRuns: 100 },
  );
});
