import { checkContent } from "../../src/content/check";
import { type ContentCopy, copyContent } from "../support/content-copy";

const WORDS = ["theme", "systemTheme", "lightTheme", "darkTheme"];

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.remove());

async function withoutWords(): Promise<void> {
  for (const word of WORDS) await copy.set("words.json", `frame.${word}`, undefined);
}

it("asks for the words of the choice of colours where visitors have one", async () => {
  await withoutWords();
  const { faults } = await checkContent(copy.dataDir);
  expect(faults).toEqual(
    WORDS.map((word) => ({
      file: "words.json",
      field: `frame.${word}`,
      got: "nothing",
      allowed: "a text, for visitors choose between light and dark colours",
    })),
  );
});

it.each(["light", "dark"])("asks for none where pages are %s alone, and takes those that are there", async (theme) => {
  await copy.set("site.json", "themes", [theme]);
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
  await withoutWords();
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
});

it.each([
  ["a colour that is none", ["light", "sepia"], "themes[1]", "light, dark"],
  ["one of them twice", ["light", "light"], "themes[1]", "what no other entry of the list has"],
  ["none at all", [], "themes", "1"],
])("stops at %s", async (_what, themes, field, allowed) => {
  await copy.set("site.json", "themes", themes);
  const { faults } = await checkContent(copy.dataDir);
  expect(faults).toEqual([expect.objectContaining({ file: "site.json", field })]);
  expect(faults[0]?.allowed).toContain(allowed);
});
