import { openingOf } from "../../src/lib/opening";

it.each([
  ["As a coach, I was against it. Now I am not.", "As a coach, I was against it.", "Now I am not."],
  ["Would you believe it? Nobody did. We do.", "Would you believe it?", "Nobody did. We do."],
  [
    "Frau Dr. Ostertag kam an einem Montag. Am Freitag lief es.",
    "Frau Dr. Ostertag kam an einem Montag.",
    "Am Freitag lief es.",
  ],
  ["They saved 3.5 hours a day and told nobody.", "They saved 3.5 hours a day and told nobody.", ""],
  ["三か月で注文が二倍になりました。今も増えています。", "三か月で注文が二倍になりました。", "今も増えています。"],
  ["No stop at all", "No stop at all", ""],
])("tells the first sentence of %s", (text, first, rest) => {
  expect(openingOf(text)).toEqual({ first, rest });
});
