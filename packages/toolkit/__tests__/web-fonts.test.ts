import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fontkit from "fontkit";
import { cutWebFonts, isCut } from "../src/web-fonts";

const choice = { display: "bricolage-grotesque", text: "instrument-sans" };
const polish = { display: "Projekty Łódź", text: "Zażółć gęślą jaźń" };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "web-fonts-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function has(file: string, letter: string): boolean {
  const font = fontkit.create(readFileSync(join(folder, file)));
  return "characterSet" in font && font.characterSet.includes(letter.codePointAt(0) ?? 0);
}

it("cuts each face to the letters of the content, and asks for rare letters' files only where they stand", async () => {
  writeFileSync(join(folder, "earlier.woff2"), "an earlier face");
  await cutWebFonts(folder, choice, polish);
  expect(readdirSync(folder).sort()).toEqual(
    [
      "_fallbacks.scss",
      "display-latin-ext.woff2",
      "display.woff2",
      "faces.json",
      "text-latin-ext.woff2",
      "text.woff2",
    ].sort(),
  );
  expect([has("display.woff2", "P"), has("display.woff2", "Z"), has("display-latin-ext.woff2", "Ł")]).toEqual([
    true,
    false,
    true,
  ]);
  const { fonts } = JSON.parse(readFileSync(join(folder, "faces.json"), "utf8")) as { fonts: object[] };
  expect(fonts).toEqual([
    { family: "Display", weight: "700", file: "display.woff2" },
    { family: "Display", weight: "700", file: "display-latin-ext.woff2", range: "U+141,U+17A" },
    { family: "Text", weight: "400 600", file: "text.woff2" },
    {
      family: "Text",
      weight: "400 600",
      file: "text-latin-ext.woff2",
      range: "U+105,U+107,U+119,U+142,U+144,U+15B,U+17A,U+17C",
    },
  ]);
});

it("cuts again for another letter, another face, and for nothing else", async () => {
  expect(await isCut(folder, choice, polish)).toBe(false);
  await cutWebFonts(folder, choice, polish);
  expect(await isCut(folder, choice, polish)).toBe(true);
  expect(await isCut(folder, choice, { ...polish, text: `${polish.text}ö` })).toBe(false);
  expect(await isCut(folder, { ...choice, display: choice.text }, polish)).toBe(false);
});

it("takes a face without the axes that the sample's has, at the nearest value of those it has", async () => {
  await cutWebFonts(folder, { display: choice.text, text: choice.display }, polish);
  for (const [file, axes] of [
    ["display.woff2", []],
    ["text.woff2", ["wght"]],
  ] as const) {
    const font = fontkit.create(readFileSync(join(folder, file)));
    expect([file, Object.keys("variationAxes" in font ? font.variationAxes : {})]).toEqual([file, axes]);
  }
});

it("scales Arial to the space of a face: lines break at the same words in either", async () => {
  await cutWebFonts(folder, choice, polish);
  const sheet = readFileSync(join(folder, "_fallbacks.scss"), "utf8");
  // As measured with both faces on the pages of the sample: 78 and 102.8 percent.
  const sizes = [...sheet.matchAll(/"size": ([\d.]+)%/g)].map(([, size]) => Number(size));
  expect(Math.abs((sizes[0] ?? 0) - 78)).toBeLessThan(0.5);
  expect(Math.abs((sizes[1] ?? 0) - 102.8)).toBeLessThan(0.5);
});
