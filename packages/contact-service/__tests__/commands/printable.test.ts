import fc from "fast-check";
import { printable, printableLine } from "../../src/commands/printable";

it("leaves what can be seen as it is", () => {
  const text = "Zoë 漢字 👩‍👩‍👧‍👦\n\tend";
  expect(printable(text)).toBe(text);
  expect(printableLine(text)).toBe("Zoë 漢字 👩‍👩‍👧‍👦 end");
});

it("shows what a terminal would obey by its number", () => {
  expect(printable("\u001b[2J\u009b1m\r\u0007\u202e")).toBe("\\u{1b}[2J\\u{9b}1m\\u{d}\\u{7}\\u{202e}");
});

it("lets nothing through that a terminal obeys, whatever it is given", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(printable(text)).not.toMatch(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      expect(printableLine(text)).not.toMatch(/\p{Cc}/u);
    }),
  );
});
