import { compared, median, percentile, printFigures } from "../src/figures";

afterEach(() => jest.restoreAllMocks());

it("tells how many times the earlier figure one is", () => {
  expect(compared(30, 20)).toBe("30 (x 1.50)");
  expect(compared(20, 20)).toBe("20 (same)");
  expect(compared(0.04, 0)).toBe("0.04 (was 0)");
  expect(compared(20, undefined)).toBe("20 (new)");
});

it("takes the middle figure, whatever their order", () => {
  expect(median([900, 1, 20])).toBe(20);
  expect(() => median([])).toThrow("No figure");
});

it("takes the figure that so many of a hundred do not exceed", () => {
  const figures = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([1, 50, 99, 100].map((percent) => percentile(figures, percent))).toEqual([2, 100, 198, 200]);
  expect(percentile([3, 1, 2], 50)).toBe(2);
  expect(percentile([7], 99)).toBe(7);
  expect(() => percentile([], 99)).toThrow("No figure");
});

it("prints a row for each thing, beside that of the earlier run with the same name", () => {
  const print = jest.spyOn(console, "table").mockImplementation();
  jest.spyOn(console, "log").mockImplementation();
  const figures = (seconds: number) => ({ title: "Builds", rows: [{ name: "cold", figures: { seconds } }] });
  printFigures(figures(30), figures(60));
  printFigures(figures(30));
  expect(print.mock.calls).toEqual([[{ cold: { seconds: "30 (x 0.50)" } }], [{ cold: { seconds: 30 } }]]);
});

it("says what is to be said of the figures below their table", () => {
  const print = jest.spyOn(console, "log").mockImplementation();
  jest.spyOn(console, "table").mockImplementation();
  printFigures({ title: "Pages", rows: [], remarks: ["All goals are met."] });
  expect(print.mock.calls).toEqual([["\nPages"], ["All goals are met."]]);
});
