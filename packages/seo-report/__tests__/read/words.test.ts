import { wordsOf } from "../../src/read/words";

it.each([
  ["Four people, and a lot of paper!", ["Four", "people,", "and", "a", "lot", "of", "paper!"]],
  ["紙を折る。静かな仕事", ["紙", "を", "折る", "静か", "な", "仕事"]],
  ["– · —", []],
])("tells the words of %s apart", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it("tells those of a whole article without spaces apart, at once", () => {
  const sentence = "紙を折る人たちの仕事は静かです。";
  expect(wordsOf(sentence.repeat(5000))).toHaveLength(wordsOf(sentence).length * 5000);
}, 5_000);
