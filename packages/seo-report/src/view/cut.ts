import { titleWidth } from "../read/title-width";
import { TITLE_PIXELS } from "../rules/titles";

/** About as many characters of a description as desktop results show. */
const DESCRIPTION = 155;

/** A title as desktop results cut it: whole words, as many as its line has room for. */
export function cutTitle(title: string): string {
  return cutTo(title, (text) => titleWidth(text) <= TITLE_PIXELS);
}

/** A description as results cut it. */
export function cutDescription(text: string): string {
  return cutTo(text, ({ length }) => length <= DESCRIPTION);
}

function cutTo(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(" ");
  while (words.length > 1 && !fits(`${words.join(" ")} …`)) words.pop();
  return `${words.join(" ")} …`;
}
