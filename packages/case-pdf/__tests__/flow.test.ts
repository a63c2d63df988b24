import { type Block, flow } from "../src/flow";

const block = (least: number, more: Partial<Block> = {}): Block => ({ gap: 10, least, draw: () => undefined, ...more });
const placed = (...blocks: readonly Block[]) =>
  flow(blocks, 0, 100).map((page) => page.map(({ y, height }) => ({ y, height })));

it("lets a block that can grow take the room that its page has", () => {
  expect(placed(block(30), block(20, { most: 80 }), block(10))).toEqual([
    [
      { y: 0, height: 30 },
      { y: 40, height: 40 },
      { y: 90, height: 10 },
    ],
  ]);
});

it("turns the page when a block does not fit, and when one wants a page of its own", () => {
  expect(placed(block(60), block(40), block(20, { opensPage: true })).map((page) => page.length)).toEqual([1, 1, 1]);
});

it("stands what closes the file on the lower edge, never alone on a page", () => {
  expect(placed(block(40), block(40), block(30, { closesPage: true }))).toEqual([
    [{ y: 0, height: 40 }],
    [
      { y: 0, height: 40 },
      { y: 70, height: 30 },
    ],
  ]);
});

it("refuses what no page can hold", () => {
  expect(() => placed(block(101))).toThrow("A part of 101 pt is taller than a page");
});
