import { eachAtOnce } from "../../src/lib/at-once";

const soon = () => new Promise((done) => setTimeout(done, 5));

it("does something with each item, with no more of them at a time than allowed", async () => {
  const done: number[] = [];
  let [now, most] = [0, 0];
  await eachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    now += 1;
    most = Math.max(most, now);
    await soon();
    now -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

it("begins nothing more when something went wrong, and says what", async () => {
  const begun: number[] = [];
  const work = eachAtOnce([1, 2, 3, 4, 5, 6], 2, async (item) => {
    begun.push(item);
    await soon();
    if (item === 1) throw new Error("no 1");
    await soon();
  });
  await expect(work).rejects.toThrow("no 1");
  await soon();
  await soon();
  expect(begun).toEqual([1, 2]);
});

it("has nothing to do for no items", async () => {
  await expect(eachAtOnce([], 2, () => Promise.reject(new Error("asked")))).resolves.toBeUndefined();
});
