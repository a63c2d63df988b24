/** What is said first, and what follows. */
export interface Opening {
  readonly first: string;
  /** Empty where there is no more. */
  readonly rest: string;
}

/** From so many characters on, what ends with a full stop is a sentence rather than a title such as Dr. */
const LEAST = 12;

const FIRST = new RegExp(String.raw`^.{${String(LEAST)},}?(?:[.!?…](?=\s)|[。！？])`, "su");

/** The first sentence of a text, and all after it; the whole text where it is one. */
export function openingOf(text: string): Opening {
  const first = FIRST.exec(text)?.[0] ?? text;
  return { first, rest: text.slice(first.length).trim() };
}
