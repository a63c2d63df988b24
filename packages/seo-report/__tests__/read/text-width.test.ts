import { columnsOf, descriptionWidth, titleWidth } from "../../src/read/text-width";

it.each([
  // Widths of Arial, in thousandths of its size: H 722, m 833, ß 611, ü 556, r 333.
  ["English", "HHmm", (2 * 0.722 + 2 * 0.833) * 20],
  ["German", "Hüß", (0.722 + 0.556 + 0.611) * 20],
  ["Japanese, a square for each sign", "折り紙のデザイン", 8 * 20],
  ["Japanese and Latin", "折り紙H", (3 + 0.722) * 20],
  ["full-width Latin", "ＡＢ", 2 * 20],
  ["Korean", "종이접기", 4 * 20],
  ["Chinese", "纸艺工作室", 5 * 20],
])("measures %s as it is drawn", (_what, text, width) => {
  expect(Math.abs(titleWidth(text) - width)).toBeLessThanOrEqual(1);
  expect(Math.abs(descriptionWidth(text) - width * 0.7)).toBeLessThanOrEqual(1);
});

it("measures Thai without a place for the signs above and below its letters", () => {
  expect(titleWidth("ที่")).toBe(titleWidth("ท"));
  expect(titleWidth("พับกระดาษด้วยมือ")).toBeGreaterThan(100);
});

it("measures Arabic as its letters join, and Hindi as they do", () => {
  const apart = Array.from("الورق").reduce((sum, letter) => sum + titleWidth(letter), 0);
  expect(titleWidth("الورق")).toBeGreaterThan(25);
  expect(titleWidth("الورق")).toBeLessThan(apart);
  expect(titleWidth("कागज़")).toBeGreaterThan(30);
});

it("measures nothing as nothing, and an unknown sign as a letter", () => {
  expect(titleWidth("")).toBe(0);
  expect(titleWidth("\u{10380}")).toBe(10);
});

it("counts columns", () => {
  expect([columnsOf("abc"), columnsOf("折り紙"), columnsOf("ที่"), columnsOf("é")]).toEqual([3, 6, 1, 1]);
});
