import { TITLE_LIMITS } from "#lib/search-result";
import type { Page } from "../read/page";
import { columnsOf, titleWidth } from "../read/text-width";
import { oneLine } from "../read/text";
import { alike, oneOfSeveral } from "./alike";
import { originals } from "./originals";
import { hasLength, onAllPages, onListedPages, type Rule } from "./rule";

const SOURCE = "https://developers.google.com/search/docs/appearance/title-link";

/** What titles have to keep. */
export const titleRules: readonly Rule[] = [
  {
    id: "title-missing",
    severity: "error",
    effect: "clicks",
    title: "A page has no title",
    reason: "The title is the line that is clicked in search results, and the name of the tab.",
    source: SOURCE,
    check: onAllPages((page) =>
      (page.titles[0] ?? "") === "" ? [{ found: "no title", change: "Give the page a title of its own." }] : [],
    ),
  },
  {
    id: "title-several",
    severity: "error",
    effect: "clicks",
    title: "A page has several titles",
    reason: "Search engines choose one of them, and nobody knows which.",
    source: SOURCE,
    check: onAllPages(({ titles }) =>
      titles.length > 1 ? [{ found: titles.join(" / "), change: "Keep one title element.", place: "src/seo/" }] : [],
    ),
  },
  {
    id: "title-length",
    severity: "note",
    effect: "advice",
    title: `A title is not ${TITLE_LIMITS.min} to ${TITLE_LIMITS.max} characters long`,
    reason: "Shorter ones waste the line, longer ones are cut or written anew by the search engine.",
    source: SOURCE,
    // What says a thing twice is too long by that, and what is too wide has that finding.
    check: hasLength(TITLE_LIMITS, "the title", (page) =>
      isRepeated(page) || titleWidth(page.titles[0] ?? "") > TITLE_LIMITS.pixels ? undefined : page.titles[0],
    ),
  },
  {
    id: "title-width",
    severity: "warning",
    effect: "clicks",
    title: `A title is wider than ${TITLE_LIMITS.pixels} px`,
    reason: "Results cut titles by their width, not by their characters: wide letters fill the line sooner.",
    source: SOURCE,
    check: onListedPages((page) => {
      const [title = ""] = isRepeated(page) ? [] : page.titles;
      const width = titleWidth(title);
      if (width <= TITLE_LIMITS.pixels) return [];
      return [{ found: `${width} px: ${title}`, change: `Shorten the title to ${TITLE_LIMITS.pixels} px.` }];
    }),
  },
  {
    id: "title-shared",
    severity: "error",
    effect: "clicks",
    title: "Two pages have the same title",
    reason: "In a list of results nobody can tell the two apart, and the engine may drop one.",
    source: SOURCE,
    check: (context) =>
      oneOfSeveral(
        alike(originals(context), ({ titles }) => titles[0]),
        (title, where) => ({ found: `${title}: on ${where}`, change: "Give each page a title of its own." }),
      ),
  },
  {
    id: "title-brand-twice",
    severity: "warning",
    effect: "clicks",
    title: "A title says the same thing twice",
    reason: "The line is short: a name in it twice takes the room of what the page is about.",
    source: SOURCE,
    check: onListedPages((page) =>
      isRepeated(page)
        ? [
            {
              found: page.titles[0] ?? "",
              change: "Name it once: the site's name may be added by itself.",
            },
          ]
        : [],
    ),
  },
  {
    id: "title-is-heading",
    severity: "note",
    effect: "advice",
    title: "A title repeats the heading of its page",
    reason: "Two lines say one thing. The title is read by those who search, the heading by those who came.",
    source: SOURCE,
    check: onListedPages(({ titles: [title = ""], headings }) => {
      const heading = headings.find(({ level }) => level === 1)?.text ?? "";
      // A title that is too short to say more has that finding.
      if (columnsOf(title) < TITLE_LIMITS.min || oneLine(title).toLowerCase() !== heading.toLowerCase()) return [];
      return [{ found: title, change: "Write the title for those who search." }];
    }),
  },
];

/** Whether a part of a title, or the name of the site in one part, stands in it twice; a product may have it in its name. */
function isRepeated({ titles: [title = ""], sharing }: Page): boolean {
  const brand = sharing.get("og:site_name") ?? "";
  const parts = title
    .toLowerCase()
    .split(/\s+[|–—·•:»-]\s+|:\s+/)
    .map((part) => oneLine(part));
  if (new Set(parts).size < parts.length) return true;
  return brand.length > 2 && parts.some((part) => part.split(brand.toLowerCase()).length > 2);
}
