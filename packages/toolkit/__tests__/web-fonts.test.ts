import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fontkit from "fontkit";
import { readFontSources } from "#fonts/sources";
import { fallbacksOf } from "../src/font-fallback";
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

/** Local faces with their scale, in percent, as the sheet has them. */
function fallbacks(): [string, number][] {
  const sheet = readFileSync(join(folder, "_fallbacks.scss"), "utf8");
  return [...sheet.matchAll(/local\("([^"]+)"\).*?"size": ([\d.]+)%/gs)].map(([, name = "", size]) => [
    name,
    Number(size),
  ]);
}

it("scales installed faces to the space of each: a narrow title in narrow ones first, Arial last", async () => {
  await cutWebFonts(folder, choice, polish);
  const [narrow, other, arial, text] = fallbacks();
  expect([narrow, other, arial, text].map((fallback) => fallback?.[0])).toEqual([
    "Arial Narrow Bold",
    "Roboto Condensed Bold",
    "Arial Bold",
    "Arial",
  ]);
  // As measured with both faces on the pages of the sample: 78 and 102.8 percent.
  expect(Math.abs((arial?.[1] ?? 0) - 78)).toBeLessThan(0.5);
  expect(Math.abs((text?.[1] ?? 0) - 102.8)).toBeLessThan(0.5);
  // Arial Narrow is drawn at 82 % of Arial's width.
  expect((arial?.[1] ?? 0) / (narrow?.[1] ?? 1)).toBeCloseTo(0.82, 2);
});

it("takes Arial alone for a title that is no narrower", async () => {
  const { display } = await readFontSources({ ...choice, display: choice.text }, polish);
  const fallbacks = await fallbacksOf(display[0]?.file ?? Buffer.alloc(0), { wght: 700, wdth: 100 }, "bold");
  expect(fallbacks.map(({ local }) => local)).toEqual([["Arial Bold", "Liberation Sans Bold"]]);
});
