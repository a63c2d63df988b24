import { setImmediate } from "node:timers/promises";
import { aFewATurn, allAtOnce } from "../../src/server/writer/turns";

it("does a few in a turn of the event loop, in their order, also of those that come later", async () => {
  const done: number[] = [];
  const take = aFewATurn<number>(2, (item) => done.push(item));
  for (const item of [1, 2, 3, 4]) take(item);
  expect(done).toEqual([]);
  await setImmediate();
  expect(done).toEqual([1, 2]);
  take(5);
  await setImmediate();
  expect(done).toEqual([1, 2, 3, 4]);
  await setImmediate();
  await setImmediate();
  expect(done).toEqual([1, 2, 3, 4, 5]);
  take(6);
  await setImmediate();
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
});

it("takes together what one callback brings, each once", async () => {
  const taken: (readonly number[])[] = [];
  const take = allAtOnce<number>((items) => taken.push(items));
  await Promise.all(
    [1, 2, 3].map((item) =>
      Promise.resolve().then(() => {
        take(item);
      }),
    ),
  );
  await setImmediate();
  take(4);
  await setImmediate();
  expect(taken).toEqual([[1, 2, 3], [4]]);
});
