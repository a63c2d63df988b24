import * as fontkit from "fontkit";
import { cutDisplay, cutText } from "../../src/fonts/cut";
import { readFontSources } from "../../src/fonts/sources";
import { fontsOf } from "../../src/fonts/choice";
import { required } from "../../src/lib/required";

const POLISH = "Zażółć gęślą jaźń: Łódź & Kraków";

async function polishFonts() {
  const site = { fonts: { display: "bricolage-grotesque", text: "instrument-sans" }, language: "pl", currency: "PLN" };
  const content = [
    { file: "site.json", value: site },
    { file: "pages/home.json", value: { title: POLISH } },
  ];
  const { choice, wanted } = fontsOf(content);
  return readFontSources(choice, wanted);
}

it("draws letters of several files of a face with one font, for pictures and paper", async () => {
  const sources = await polishFonts();
  expect(sources.text.map(({ name }) => name)).toEqual(["latin", "latin-ext"]);
  const cuts = { display: await cutDisplay(sources.display, 24), text: await cutText(sources.text, 600) };
  for (const [face, file] of Object.entries(cuts)) {
    const font = fontkit.create(file);
    if (!("characterSet" in font)) throw new Error("not one font");
    const undrawn = Array.from(POLISH).filter((letter) => letter !== " " && isEmpty(font, letter));
    expect([face, undrawn.join("")]).toEqual([face, ""]);
    expect(font.layout("ó").advanceWidth).toBe(font.layout("o").advanceWidth);
    expect(font.layout("ł").advanceWidth).toBeLessThan(font.layout("ż").advanceWidth);
  }
});

it("reads no more files of a face than there are letters for", async () => {
  const sources = await readFontSources(
    { display: "bricolage-grotesque", text: "instrument-sans" },
    { display: "Plain", text: "Größe" },
  );
  expect([sources.display, sources.text].map((parts) => parts.map(({ name }) => name))).toEqual([["latin"], ["latin"]]);
  expect(required(sources.text[0], "first part").characters).toBe("Größe");
});

function isEmpty(font: fontkit.Font, letter: string): boolean {
  const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  return glyph.id === 0 || glyph.path.commands.length === 0;
}
