import { isAloneInRow } from "../../src/lib/alone-in-row";

it.each([
  [1, [true]],
  [2, [false, false]],
  [3, [false, false, true]],
])("knows which of %i stands alone in rows of two", (count, alone) => {
  expect(alone.map((_, index) => isAloneInRow(index, count))).toEqual(alone);
});
