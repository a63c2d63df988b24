import { balancedLines, breakLines, proseLines } from "../../src/lib/lines";

const perCharacter = (text: string) => text.length;

it("breaks between words, never wider than the measure", () => {
  expect(breakLines("one two three four", 9, perCharacter)).toEqual(["one two", "three", "four"]);
});

it("tears only a word that is wider than a line", () => {
  expect(breakLines("a transparency", 6, perCharacter)).toEqual(["a", "transp", "arency"]);
});

it("makes the lines of a heading about as long as each other", () => {
  expect(balancedLines("Banking App UX Redesign", 20, perCharacter)).toEqual(["Banking App", "UX Redesign"]);
});

it("leaves no lone word on the last line of a paragraph where that can be had", () => {
  const text = "We asked them what they were afraid of and heard it all.";
  expect(breakLines(text, 51, perCharacter).at(-1)).toBe("all.");
  expect(proseLines(text, 51, perCharacter).at(-1)).not.toBe("all.");
});
