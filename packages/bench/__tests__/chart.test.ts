import { JSDOM } from "jsdom";
import { chartOf, roundTop } from "../src/chart";

const POINTS = [
  { pages: 0, seconds: 20, megabytes: 500 },
  { pages: 1000, seconds: 25, megabytes: 700 },
  { pages: 10_000, seconds: 80, megabytes: 2000 },
];

it("draws a panel for seconds and one for memory, with a mark for each build in its place", () => {
  const { document } = new JSDOM(chartOf(POINTS), { contentType: "image/svg+xml" }).window;
  const panels = [...document.querySelectorAll("g")];
  expect(panels.map((panel) => panel.querySelector("text")?.textContent)).toEqual([
    "Seconds by additional pages",
    "Peak memory in MB by additional pages",
  ]);
  const marks = panels.map((panel) => [...panel.querySelectorAll("circle")]);
  expect(marks.map((all) => all.length)).toEqual([3, 3]);
  expect(marks[0]?.map((mark) => mark.textContent)).toEqual(["0: 20.0", "1000: 25.0", "10000: 80.0"]);
  const place = (mark: Element | undefined) => [Number(mark?.getAttribute("cx")), Number(mark?.getAttribute("cy"))];
  // The last build reaches the end of both axes; the first stands at a quarter of the height.
  expect(place(marks[0]?.[2])).toEqual([484, 48]);
  expect(place(marks[0]?.[0])).toEqual([64, 48 + 260 * 0.75]);
});

it.each([
  [10_000, 10_000],
  [80.1, 100],
  [1100, 2000],
  [37, 40],
  [0, 1],
])("ends the axis of %d at %d", (value, top) => {
  expect(roundTop(value)).toBe(top);
});
