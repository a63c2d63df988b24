import { dollars, priceRange, priceScale } from "../../src/lib/price-range";

it.each([
  [{ min: 800, max: 2500 }, "$800 - $2,500"],
  [{ min: 5000, max: 25_000 }, "$5,000 - $25,000"],
])("writes %j in the specification's form", (price, text) => {
  expect(priceRange(price)).toBe(text);
});

it.each([
  [0, "$0"],
  [999, "$999"],
  [1000, "$1,000"],
  [1_234_567, "$1,234,567"],
])("sets the thousands of %d apart", (amount, text) => {
  expect(dollars(amount)).toBe(text);
});

it("scales from nothing to the first full step that holds every price", () => {
  expect(priceScale([{ min: 800, max: 2500 }])).toEqual([0, 5000]);
  const whole = priceScale([
    { min: 800, max: 2500 },
    { min: 5000, max: 25_000 },
  ]);
  expect(whole).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000]);
});
