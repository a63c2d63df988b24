import { processorTimes, stolenPercent, timesIn } from "../src/stolen-time";

it("reads how long all cores worked, and how long they were kept from it", () => {
  const stat = "cpu  100 20 30 5000 60 7 8 90 11 0\ncpu0 1 1 1 1 1 1 1 1 0 0\nintr 42\n";
  expect(timesIn(stat)).toEqual({ worked: 165, stolen: 90 });
});

it("tells which share of the wanted time was taken away", () => {
  expect(stolenPercent({ worked: 100, stolen: 50 }, { worked: 1075, stolen: 75 })).toBe(2.5);
  expect(stolenPercent({ worked: 100, stolen: 50 }, { worked: 100, stolen: 50 })).toBe(0);
  expect(stolenPercent(undefined, undefined)).toBe(0);
});

it("sees this process work on Linux, and knows nothing elsewhere", async () => {
  const before = await processorTimes();
  expect(before !== undefined).toBe(process.platform === "linux");
  if (!before) return;
  const end = Date.now() + 100;
  while (Date.now() < end);
  const after = await processorTimes();
  expect((after?.worked ?? 0) + (after?.stolen ?? 0)).toBeGreaterThan(before.worked + before.stolen);
});
