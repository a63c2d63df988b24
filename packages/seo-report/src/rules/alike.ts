import type { Page } from "../read/page";
import type { Observation, Seen } from "./rule";
import { columnsOf } from "../read/text-width";
import { wordsOf } from "../read/words";

/** Pages that say one thing, and what it is. */
interface Group {
  readonly said: string;
  readonly pages: readonly Page[];
}

/**
 * The pages that say the same as another, by what they say; nothing is not compared. Versions in other languages are for
 * other readers: they may have a name in common.
 */
export function alike(pages: readonly Page[], says: (page: Page) => string | undefined): readonly Group[] {
  const groups = new Map<string, { said: string; pages: Page[] }>();
  for (const page of pages) {
    const said = says(page) ?? "";
    const key = JSON.stringify([said, page.language.toLowerCase()]);
    if (said !== "") groups.set(key, { said, pages: [...(groups.get(key)?.pages ?? []), page] });
  }
  return [...groups.values()].filter((group) => group.pages.length > 1);
}

/** As many pages as are named of those that say the same. */
const EXAMPLES = 4;

/** One finding for each group, on all its pages; the first is the one that what is said suits least. */
export function oneOfSeveral(groups: readonly Group[], seen: (said: string, where: string) => Seen): Observation[] {
  return groups.flatMap(({ said, pages }) => {
    const all = [...pages].sort((a, b) => rank(a, said) - rank(b, said)).map(({ address }) => address);
    const [page] = all;
    if (page === undefined) return [];
    const more = all.length > EXAMPLES ? ` and ${all.length - EXAMPLES} more` : "";
    return [{ ...seen(said, all.slice(0, EXAMPLES).join(", ") + more), page, pages: all }];
  });
}

/** What the first page says is its own. */
function rank(page: Page, said: string): number {
  return page.address === "/" ? Infinity : suits(page, said);
}

/** How many words of a page's title, heading and address stand in a text. */
export function suits({ titles, headings, address }: Page, text: string): number {
  const name = `${titles[0] ?? ""} ${headings[0]?.text ?? ""} ${address.replace(/[/-]/g, " ")}`;
  const words = wordsOf(name.toLowerCase()).map((word) => word.replace(/^\P{L}+|\P{L}+$/gu, ""));
  // Short words of an alphabet stand in every text; signs that are syllables or words of their own do not.
  const own = words.filter((word) => columnsOf(word) > 3);
  return own.filter((word) => text.toLowerCase().includes(word)).length;
}
