import { priceScale } from "../../src/gatsby/schema/prices";
import { priceText } from "../../src/lib/price-text";

/* Agencies in other countries. A hard space stands between amount and currency, so that no line ends there. */

const american = { language: "en-US", currency: "USD" };
const german = { language: "de-DE", currency: "EUR" };
const swiss = { language: "de-CH", currency: "CHF" };
const japanese = { language: "ja-JP", currency: "JPY" };
const indonesian = { language: "id-ID", currency: "IDR" };

it.each([
  [american, { min: 800, max: 25_000 }, "$800 - $25,000"],
  [german, { min: 1200, max: 2500 }, "1.200\u00a0€ - 2.500\u00a0€"],
  [swiss, { min: 900, max: 1200 }, "CHF\u00a0900 - CHF\u00a01’200"],
  [japanese, { min: 300_000, max: 3_000_000 }, "￥300,000 - ￥3,000,000"],
  [{ language: "en-CA", currency: "USD" }, { min: 800, max: 900 }, "US$800 - US$900"],
])("writes prices for %j", (agency, price, text) => {
  // Which apostrophe parts the thousands of Switzerland differs by the data of Node.
  expect(priceText(price, agency).replaceAll("'", "’")).toBe(text);
});

it("writes a fixed price as one figure", () => {
  expect(priceText({ min: 1200, max: 1200 }, german)).toBe("1.200\u00a0€");
});

it("writes amounts the same on every machine where nothing is known of the language's figures", () => {
  expect(priceText({ min: 1200, max: 1200 }, { language: "tlh", currency: "EUR" })).toBe("€1,200");
});

describe("a scale", () => {
  it.each([
    [american, [2500, 5000, 25_000], ["$0", "$2,000", "$4,000", "$6,000", "$25,000"]],
    [american, [8000, 12_000, 25_000], ["$0", "$5,000", "$10,000", "$15,000", "$25,000"]],
    [american, [8000, 15_000, 25_000], ["$0", "$5,000", "$10,000", "$15,000", "$20,000", "$25,000"]],
    [american, [2500, 25_000, 25_000], ["$0", "$5,000", "$10,000", "$15,000", "$20,000", "$25,000"]],
    [american, [1], ["$0", "$1"]],
    [american, [2], ["$0", "$1", "$2"]],
    [american, [6, 9], ["$0", "$2", "$4", "$6", "$8", "$10"]],
    [american, [14], ["$0", "$5", "$10", "$15"]],
    [american, [70, 120], ["$0", "$20", "$40", "$60", "$80", "$100", "$120"]],
    [american, [2500], ["$0", "$500", "$1,000", "$1,500", "$2,000", "$2,500"]],
    [german, [18_000], ["0\u00a0€", "5.000\u00a0€", "10.000\u00a0€", "15.000\u00a0€", "20.000\u00a0€"]],
    [american, [70_000, 120_000], ["$0", "$50,000", "$100,000", "$150,000"]],
    [japanese, [3_000_000], ["￥0", "￥1,000,000", "￥2,000,000", "￥3,000,000"]],
    [indonesian, [120_000_000], ["Rp\u00a00", "Rp\u00a0100.000.000", "Rp\u00a0200.000.000"]],
  ])("for %j up to %j has round amounts, as many as have room", (agency, highest, texts) => {
    const scale = priceScale(
      highest.map((max) => ({ min: 1, max })),
      agency,
    );
    expect(scale.map(({ text }) => text)).toEqual(texts);
  });

  it("starts at nothing, holds every price and has at most seven even steps, whatever the prices are", () => {
    for (let max = 1; max < 2 ** 31; max = Math.ceil(max * 1.07)) {
      const marks = priceScale([{ min: 1, max }], american).map(({ at }) => at);
      expect(marks[0]).toBe(0);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(marks.length).toBeLessThanOrEqual(7);
      const [, step = 0] = marks;
      expect(marks).toEqual(marks.map((_, index) => index * step));
    }
  });
});
