/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { priceScale } from "../../src/gatsby/schema/prices";
import { PriceBar } from "../../src/sections/pricing/PriceBar";

const american = { language: "en-US", currency: "USD" };

const SCALE = priceScale([{ min: 1, max: 10_000 }], american);

/** Where the strip of a price begins and ends, in hundredths of the scale. */
function ends(min: number, max: number, scale = SCALE): [number, number] {
  const { container } = render(<PriceBar price={{ min, max }} scale={scale} isOpen={false} />);
  const ways = [...container.querySelectorAll(".fold-lit, .fold-shade")].map((path) => path.getAttribute("d") ?? "");
  const places = ways.flatMap((way) => [...way.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x)));
  return [Math.min(...places), Math.max(...places)];
}

it("draws a range from its lowest to its highest price", () => {
  expect(ends(1200, 5000)).toEqual([12, 50]);
});

it.each([
  ["a fixed price", 900, 900],
  ["a narrow range", 900, 905],
])("draws %s where it is, wide enough to be seen", (_what, min, max) => {
  const [from, to] = ends(min, max);
  expect(to - from).toBeGreaterThanOrEqual(1);
  expect((from + to) / 2).toBeCloseTo((min + max) / 200);
});

describe("where one price goes far beyond all others", () => {
  const prices = [3600, 8000, 12_000, 25_000].map((max) => ({ min: 1, max }));
  const broken = priceScale(prices, american);

  it("gives the others most of the scale, and still ends with the highest", () => {
    expect(ends(0, 12_000, broken)[1]).toBeGreaterThan(60);
    expect(ends(0, 15_000, broken)[1]).toBeCloseTo(broken.at(-2)?.place ?? 0);
    expect(ends(5000, 25_000, broken)[1]).toBeCloseTo(100);
  });

  it("marks where the scale is torn on the strip that goes beyond, and on no other", () => {
    const tears = (max: number, scale: typeof SCALE) =>
      render(<PriceBar price={{ min: 1, max }} scale={scale} isOpen={false} />).container.querySelectorAll(
        ".price-bar__break",
      );
    expect([tears(25_000, broken), tears(12_000, broken), tears(10_000, SCALE)].map(({ length }) => length)).toEqual([
      1, 0, 0,
    ]);
  });
});
