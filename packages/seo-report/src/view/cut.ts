import { descriptionWidth, titleWidth } from "../read/text-width";
import { DESCRIPTION_LIMITS, TITLE_LIMITS } from "#lib/search-result";

const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/** No line has room for as many characters; to tell the words of a long text apart takes the square of its length. */
const LONGEST = 1000;

/** A title as desktop results cut it: whole words, as many as its line has room for. */
export function cutTitle(title: string): string {
  return cutTo(title, (text) => titleWidth(text) <= TITLE_LIMITS.pixels);
}

/** A description as desktop results cut it. */
export function cutDescription(text: string): string {
  return cutTo(text, (one) => descriptionWidth(one) <= DESCRIPTION_LIMITS.pixels);
}

/** The most words that have room, found by halving: some descriptions are whole articles. */
function cutTo(text: string, fits: (text: string) => boolean): string {
  if (text.length <= LONGEST && fits(text)) return text;
  const words = [...WORDS.segment(text.slice(0, LONGEST))].map(({ segment }) => segment);
  const first = (count: number) => `${words.slice(0, count).join("").trimEnd()} …`;
  let [fitting, tooMany] = [1, words.length];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(first(middle))) fitting = middle;
    else tooMany = middle;
  }
  return first(fitting);
}
