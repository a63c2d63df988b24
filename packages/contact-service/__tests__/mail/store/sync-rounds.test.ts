import fc from "fast-check";
import { createRounds } from "../../../src/mail/store/sync-rounds";

/** Rounds in which all that is done ends when it is told to, and is counted. */
function heldRounds() {
  const inNextRound = createRounds();
  const runs: { key: string; end: () => void; fail: (error: Error) => void }[] = [];
  const join = (key: string) =>
    inNextRound(
      key,
      () =>
        new Promise<void>((end, fail) => {
          runs.push({ key, end, fail });
        }),
    );
  return { runs, join };
}

const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done));
};

it("do together what was asked for while one was under way, and what is asked for often only once", async () => {
  const { runs, join } = heldRounds();
  const ended: string[] = [];
  const call = (key: string, name: string) => void join(key).then(() => ended.push(name));
  call("folder", "first");
  await settle();
  call("folder", "second");
  call("file", "third");
  call("folder", "fourth");
  await settle();
  expect(runs.map(({ key }) => key)).toEqual(["folder"]);
  runs[0]?.end();
  await settle();
  expect(ended).toEqual(["first"]);
  expect(runs.map(({ key }) => key)).toEqual(["folder", "folder", "file"]);
  runs[2]?.end();
  await settle();
  expect(ended).toEqual(["first", "third"]);
  call("another", "fifth");
  await settle();
  expect(runs).toHaveLength(3);
  runs[1]?.end();
  await settle();
  expect(ended).toEqual(["first", "third", "second", "fourth"]);
  expect(runs.map(({ key }) => key)).toEqual(["folder", "folder", "file", "another"]);
});

it("fail for those whose part failed, and for nobody beside or after them", async () => {
  const { runs, join } = heldRounds();
  const failing = [join("folder"), join("folder")];
  const beside = join("file");
  await settle();
  const later = join("folder");
  runs[0]?.fail(new Error("disk"));
  runs[1]?.end();
  await expect(Promise.allSettled(failing)).resolves.toEqual([
    { status: "rejected", reason: new Error("disk") },
    { status: "rejected", reason: new Error("disk") },
  ]);
  await expect(beside).resolves.toBeUndefined();
  await settle();
  runs[2]?.end();
  await expect(later).resolves.toBeUndefined();
});

it("never answer before what began after the call has ended, whoever comes whenever", async () => {
  const turns = fc.integer({ min: 0, max: 4 });
  const plans = fc.array(fc.tuple(turns, turns, fc.constantFrom("folder", "one", "other")), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const inNextRound = createRounds();
      let time = 0;
      const busy = new Set<string>();
      const runs: { key: string; began: number; ended: number }[] = [];
      await Promise.all(
        plan.map(async ([pause, length, key]) => {
          for (let turn = pause; turn > 0; turn -= 1) await settle();
          const called = ++time;
          await inNextRound(key, async () => {
            const began = ++time;
            expect(busy).not.toContain(key);
            busy.add(key);
            for (let turn = length; turn > 0; turn -= 1) await settle();
            busy.delete(key);
            runs.push({ key, began, ended: ++time });
          });
          expect(runs.some((run) => run.key === key && run.began > called && run.ended <= time)).toBe(true);
        }),
      );
      expect(runs.length).toBeLessThanOrEqual(plan.length);
    }),
    { numRuns: 100 },
  );
});
