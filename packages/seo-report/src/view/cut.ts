import { descriptionWidth, titleWidth } from "../read/text-width";
import { DESCRIPTION_PIXELS } from "../rules/descriptions";
import { TITLE_PIXELS } from "../rules/titles";

const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

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
  const words = [...WORDS.segment(text)].map(({ segment }) => segment);
  const said = (count: number) => `${words.slice(0, count).join("").trimEnd()} …`;
  // Some sites describe a page by all of its text, of which only the beginning is worth measuring.
  let most = 64;
  while (most < words.length && fits(said(most))) most *= 2;
  let least = 1;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(said(middle))) least = middle;
    else most = middle - 1;
  }
  return said(least);
}
