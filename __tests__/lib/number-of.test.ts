import { numberOf } from "../../src/lib/number-of";

it.each([
  [0, "0 faults"],
  [1, "1 fault"],
  [2, "2 faults"],
])("says %d in words that fit it", (count, text) => {
  expect(numberOf(count, "fault")).toBe(text);
});

it("knows no plural of its own where one is given", () => {
  expect([numberOf(1, "entry", "entries"), numberOf(3, "entry", "entries")]).toEqual(["1 entry", "3 entries"]);
});
