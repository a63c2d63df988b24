import { descriptionWidth, titleWidth } from "../read/text-width";
import { DESCRIPTION_PIXELS } from "../rules/descriptions";
import { TITLE_PIXELS } from "../rules/titles";

const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/**
 * Far more signs than any line has room for. Some sites describe a page by all of its text: cut into words as a whole, it
 * would take gigabytes, as each word keeps what it was cut from.
 */
const LONGEST = 2000;

/** A title as desktop results cut it: whole words, as many as its line has room for. */
export function cutTitle(title: string): string {
  return cutTo(title, (text) => titleWidth(text) <= TITLE_PIXELS);
}

/** A description as desktop results cut it. */
export function cutDescription(text: string): string {
  return cutTo(text, (one) => descriptionWidth(one) <= DESCRIPTION_PIXELS);
}

function cutTo(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = [...WORDS.segment(text.slice(0, LONGEST))].map(({ segment }) => segment);
  const said = (count: number) => `${words.slice(0, count).join("").trimEnd()} …`;
  let most = words.length;
  let least = 1;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(said(middle))) least = middle;
    else most = middle - 1;
  }
  return said(least);
}
