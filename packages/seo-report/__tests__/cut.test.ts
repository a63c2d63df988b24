import { descriptionWidth } from "../src/read/text-width";
import { cutDescription, cutTitle } from "../src/view/cut";

it("leaves what there is room for as it is", () => {
  expect(cutTitle("Folded by hand")).toBe("Folded by hand");
});

it("cuts a title of one word that is too long after it", () => {
  expect(cutTitle("W".repeat(90))).toBe(`${"W".repeat(90)} …`);
});

it("cuts the whole text of a page, which some sites take for its description, at once", () => {
  const words = Array.from({ length: 4000 }, (_, index) => `fold${index}`);
  const text = words.join(" ");
  const started = process.cpuUsage().user;
  const cut = cutDescription(text);
  // Word by word it took a minute.
  expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(3);
  const count = cut.split(" ").length - 1;
  expect(cut).toBe(`${words.slice(0, count).join(" ")} …`);
  expect(descriptionWidth(cut)).toBeLessThanOrEqual(1200);
  expect(descriptionWidth(`${words.slice(0, count + 1).join(" ")} …`)).toBeGreaterThan(1200);
});
