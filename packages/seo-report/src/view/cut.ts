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
  const said = () => `${words.join("").trimEnd()} …`;
  while (words.length > 1 && !fits(said())) words.pop();
  return said();
}
