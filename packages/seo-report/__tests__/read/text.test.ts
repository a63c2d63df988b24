import { setFlagsFromString } from "node:v8";
import { canonicalIn } from "../../src/read/canonical-in";
import { oneLine } from "../../src/read/text";

// As V8 does by itself in a process that has compiled a megabyte of expressions.
beforeAll(() => {
  setFlagsFromString("--no-regexp-optimization");
});
afterAll(() => {
  setFlagsFromString("--regexp-optimization");
});

it("makes one space of white space, however much there is", () => {
  expect(oneLine(" a\t\n b \u00a0c")).toBe("a b c");
  expect(oneLine(`a${" ".repeat(40_000_000)}b${"\n".repeat(2500)}c`)).toBe("a b c");
});

it("finds the canonical address soon in a page that opens links and closes none", () => {
  const opened = "<link ".repeat(300_000);
  expect(canonicalIn(opened)).toBeUndefined();
  expect(canonicalIn(`${opened}<link rel="canonical" href="/about/">`)).toBe("/about/");
});
