/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { PriceBar } from "../../src/sections/pricing/PriceBar";

const SCALE = [0, 5000, 10_000];

/** Where the strip of a price begins and ends on the scale. */
function ends(min: number, max: number): [number, number] {
  const { container } = render(<PriceBar price={{ min, max }} scale={SCALE} isOpen={false} />);
  const ways = [...container.querySelectorAll("path")].slice(1).map((path) => path.getAttribute("d") ?? "");
  const places = ways.flatMap((way) => [...way.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x)));
  return [Math.min(...places), Math.max(...places)];
}

it("draws a range from its lowest to its highest price", () => {
  expect(ends(1200, 5000)).toEqual([1200, 5000]);
});

it.each([
  ["a fixed price", 900, 900],
  ["a narrow range", 900, 905],
])("draws %s where it is, wide enough to be seen", (_what, min, max) => {
  const [from, to] = ends(min, max);
  expect(to - from).toBeGreaterThanOrEqual(10_000 / 100);
  expect((from + to) / 2).toBeCloseTo((min + max) / 2);
});
