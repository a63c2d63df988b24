import fc from "fast-check";

/** What an attacker, or a visitor with a strange keyboard, may put between other characters. */
const PIECES = [
  "\r\n",
  "\n",
  "\r",
  "\0",
  "\t",
  "\u001b[2J",
  "\u007f",
  "\u0085",
  "\u00a0",
  "\u2028",
  "\u202e",
  "\u200b",
  "\ufeff",
  "\ud800",
  "e\u0301",
  "👩‍👩‍👧‍👦",
  "ﷺ",
  "名前",
  "<script>alert(1)</script>",
  "&amp;",
  '"',
  "\\",
  "<",
  ">",
  "@",
  ",",
  ";",
  ":",
  "(comment)",
  "=?utf-8?B?QmNj?=",
  "=?",
  "?=",
  "=3D",
  "%0d%0aBcc: all@example.com",
  "\r\nBcc: all@example.com",
  "\r\n\r\n<html>",
  "Content-Type: text/html",
  "From me to you",
  ".\r\n",
  "--_NmP-",
  "-- ",
  "> quoted",
  "  ",
  " ",
] as const;

/** Texts made of ordinary ones, of any Unicode and of such pieces, from nothing to very long ones. */
export function hostile(maxPieces = 12): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z .,'-]{0,12}$/) },
    { weight: 2, arbitrary: fc.string({ unit: "grapheme" }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    { weight: 2, arbitrary: fc.constantFrom(...PIECES) },
    { weight: 1, arbitrary: fc.constantFrom("a", "é", "漢", "🙂").map((one) => one.repeat(300)) },
  );
  return fc.array(piece, { maxLength: maxPieces }).map((pieces) => pieces.join(""));
}

/** How often a property is tried; `MAIL_RUNS` asks for more. */
export const RUNS = Number(process.env.MAIL_RUNS ?? 300);

// More tries take longer.
jest.setTimeout(60_000 + RUNS * 20);
