import { jest } from "@jest/globals";

beforeEach(() => {
  jest.resetModules();
});

/** The module as a site in another language has it. */
async function wordsIn(language: string) {
  jest.doMock("../../data/site.json", () => ({ language }));
  return import("../../src/lib/words");
}

it("puts values in the place of their names, whatever they hold", async () => {
  const { filled } = await wordsIn("de");
  expect(filled("Mehr aus {discipline}", { discipline: "$& {name}" })).toBe("Mehr aus $& {name}");
  expect(filled("{a} und {b}", { a: "eins" })).toBe("eins und {b}");
});

it("counts as the language does, and writes the number as it is written there", async () => {
  const { counted } = await wordsIn("pl");
  const forms = {
    one: "{count} projekt",
    few: "{count} projekty",
    many: "{count} projektów",
    other: "{count} projektu",
  };
  expect([1, 3, 5, 22, 12_345].map((count) => counted(forms, count))).toEqual([
    "1 projekt",
    "3 projekty",
    "5 projektów",
    "22 projekty",
    "12\u00a0345 projektów",
  ]);
  expect(counted({ other: "{count} von {all}" }, 2, { all: "drei" })).toBe("2 von drei");
});
