import { descriptionWidth, titleWidth } from "../../src/read/text-width";
import { DESCRIPTION_PIXELS } from "../../src/rules/descriptions";
import { TITLE_PIXELS } from "../../src/rules/titles";
import { cutDescription, cutTitle } from "../../src/view/cut";

it("leaves what has room as it is", () => {
  expect(cutTitle("Four people and a lot of paper")).toBe("Four people and a lot of paper");
});

it("cuts a title after the last word that has room", () => {
  const title = "We fold paper into birds, boats, boxes and letters ".repeat(3).trim();
  const cut = cutTitle(title);
  const kept = cut.replace(/ …$/, "");
  const [next = ""] = title.slice(kept.length).trim().split(" ");
  expect(title.startsWith(kept)).toBe(true);
  expect(titleWidth(cut)).toBeLessThanOrEqual(TITLE_PIXELS);
  expect(titleWidth(`${kept} ${next} …`)).toBeGreaterThan(TITLE_PIXELS);
});

it("cuts a single word that has no room", () => {
  expect(cutTitle("W".repeat(200))).toBe(`${"W".repeat(200)} …`);
});

it("cuts a description that is a whole article, at once", () => {
  const cut = cutDescription("Paper is folded by hand and by machine. ".repeat(2000));
  expect(descriptionWidth(cut)).toBeLessThanOrEqual(DESCRIPTION_PIXELS);
  expect(cut).toMatch(/^Paper is folded .* …$/);
}, 10_000);
