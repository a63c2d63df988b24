import { inRows } from "../src/rows";

it.each([
  [1, [1]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [9, [3, 3, 3]],
])("puts %i things in rows of %p", (count, rows) => {
  const things = Array.from({ length: count }, (_, index) => index);
  expect(inRows(things).map((row) => row.length)).toEqual(rows);
  expect(inRows(things).flat()).toEqual(things);
});
