import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import postcss from "postcss";
import { compileString } from "sass";
import { styleSettings } from "../../src/gatsby/style-settings";
import { mirrored } from "../../src/styles/mirrored";

/** An agency with both themes, whatever this one has. */
jest.mock("../../data/site.json", () => ({
  ...jest.requireActual<object>("../../data/site.json"),
  themes: ["light", "dark"],
}));

/** One declaration, turned round. */
const turned = (declaration: string) =>
  postcss([mirrored()]).process(`a{${declaration}}`, { from: undefined }).css.slice(2, -1);

/** The whole sheet of an agency that writes this language, as a build makes it. */
async function sheetIn(language: string): Promise<string> {
  const manifest = resolve("src/styles/index.scss");
  const { additionalData = "", postCssPlugins = [] } = styleSettings(undefined, { language });
  const source = additionalData + (await readFile(manifest, "utf8"));
  const { css } = compileString(source, { url: pathToFileURL(manifest), style: "compressed" });
  return postcss([...postCssPlugins]).process(css, { from: undefined }).css;
}

it.each([
  ["margins", "margin: 1px 2px 3px 4px", "margin: 1px 4px 3px 2px"],
  ["places", "left: 1px", "right: 1px"],
  ["insets", "inset: 1px 2px 3px 4px", "inset: 1px 4px 3px 2px"],
  ["insets that say it once", "inset: 0 1rem", "inset: 0 1rem"],
  ["cuts", "clip-path: polygon(0 0, 70% 1rem, 100% 100%)", "clip-path: polygon(100% 0, 30% 1rem, 0% 100%)"],
  ["cuts by a measure", "clip-path: polygon(1rem 50%)", "clip-path: polygon(calc(100% - 1rem) 50%)"],
  ["cuts with a name", "--pointer: polygon(0 0, 100% 50%)", "--pointer: polygon(100% 0, 0% 50%)"],
  ["what points forward", 'content: "→" / ""', 'content: "←" / ""'],
  ["what slides", "transform: translateX(1em)", "transform: translateX(-1em)"],
  ["slants", "background: linear-gradient(105deg, red, blue)", "background: linear-gradient(-105deg, red, blue)"],
  [
    "slants with a name",
    "background: linear-gradient(var(--lie), red)",
    "background: linear-gradient(calc(-1 * var(--lie)), red)",
  ],
])("turns %s round", (_what, from, to) => {
  expect(turned(from)).toBe(to);
});

it("leaves the arrow of a choice pointing down, at the end of its line", () => {
  const cone = "conic-gradient(from -45deg at bottom, red 90deg, blue 0)";
  expect(turned(`background: ${cone} right 1rem center / 1rem`)).toBe(`background: ${cone} left 1rem center / 1rem`);
});

it("lets letters join that do", () => {
  expect(turned("letter-spacing: -0.03em")).toBe("letter-spacing: normal");
});

it("does nothing to the sheet of a language that is written from the left", () => {
  expect(styleSettings(undefined, { language: "de-DE" })).toEqual({});
});

it("turns every cut of the sheet that is not the same from both sides", async () => {
  const cutsIn = (css: string) =>
    [...css.matchAll(/(?<=[:{;])(?:clip-path|--\w+):polygon\([^;}]+/g)].map(([cut]) => cut);
  const [left, right] = [cutsIn(await sheetIn("en")), cutsIn(await sheetIn("ar"))];
  expect(left.length).toBeGreaterThan(30);
  expect(right).toHaveLength(left.length);
  expect(right.filter((cut) => left.includes(cut))).toEqual([]);
});

it("names no left side where it named a right one, and the other way round", async () => {
  const sidesIn = (css: string) => [...css.matchAll(/\b(?:left|right)\b/g)].map(([side]) => side);
  const other = (side: string) => (side === "left" ? "right" : "left");
  const [left, right] = [sidesIn(await sheetIn("en")), sidesIn(await sheetIn("he"))];
  expect(left.length).toBeGreaterThan(30);
  // The rule for figures and addresses stands in the one sheet alone.
  expect(right.toSpliced(right.lastIndexOf("right"), 1)).toEqual(left.map(other));
});

it("gives headings the room that letters with dots above and below need", async () => {
  const lineOf = (css: string) => Number(/font:700 var\(--h2\)\/([\d.]+)/.exec(css)?.[1]);
  expect(lineOf(await sheetIn("en"))).toBeLessThan(1.2);
  expect(lineOf(await sheetIn("ar"))).toBe(1.3);
});
