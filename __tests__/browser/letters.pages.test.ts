import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as fontkit from "fontkit";
import { isLetter } from "../../src/fonts/characters";
import { pagesToVisit } from "../support/content";
import { siteForTests } from "../support/site";

const FONTS = resolve("src/styles/fonts");
const paths = [...pagesToVisit(), "/404.html"];
const site = siteForTests();

/** Everything that the web fonts of a face can draw. */
function charactersOf(face: string): Set<number> {
  const files = readdirSync(FONTS).filter((name) => name.startsWith(face) && name.endsWith(".woff2"));
  const fonts = files.map((name) => fontkit.create(readFileSync(join(FONTS, name))));
  return new Set(fonts.flatMap((font) => ("characterSet" in font ? font.characterSet : [])));
}

/** All letters of a page that are set in each face, as they are shown. Runs in the browser. */
function lettersByFace(): Record<string, string> {
  const letters: Record<string, string> = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest("script, style, noscript")) continue;
    const { fontFamily, textTransform } = getComputedStyle(parent);
    const face = fontFamily.split(",")[0]?.replaceAll('"', "") ?? "";
    const text = walker.currentNode.textContent ?? "";
    letters[face] = (letters[face] ?? "") + (textTransform === "uppercase" ? text.toUpperCase() : text);
  }
  return letters;
}

describe("no letter stands in another face than its neighbours", () => {
  const known = { Display: charactersOf("display"), Text: charactersOf("text") };

  it.each(paths)("on %s", async (path) => {
    const { page } = await site.visit(path);
    const letters = await page.evaluate(lettersByFace);
    expect(Object.keys(letters).sort()).toEqual(["Display", "Text"]);
    for (const face of ["Display", "Text"] as const) {
      const strange = [...new Set(letters[face])].filter(
        (letter) => isLetter(letter) && !known[face].has(letter.codePointAt(0) ?? 0),
      );
      expect([face, strange.join(" ")]).toEqual([face, ""]);
    }
  });
});
