import type { CheerioAPI } from "cheerio";
import { oneLine, textOf } from "./text";

/** A link element as readers meet it, wherever it leads. */
export interface Anchor {
  /** As it is written; nothing where there is none. */
  readonly href: string | undefined;
  /** What a screen reader reads out. */
  readonly name: string;
  readonly isNofollow: boolean;
}

/** All links that are there for readers: named places and links that are hidden from everybody are none. */
export function anchorsOf($: CheerioAPI): Anchor[] {
  return $("a[href], area[href], a[onclick]")
    .toArray()
    .filter((element) => element.attribs["aria-hidden"] !== "true")
    .map((element) => ({
      href: element.attribs.href?.trim(),
      name: nameOf($, $(element)),
      isNofollow: /\bnofollow\b/i.test(element.attribs.rel ?? ""),
    }));
}

/** The accessible name of a link, as far as it can be told without style sheets: https://www.w3.org/TR/accname-1.2/ */
function nameOf($: CheerioAPI, link: ReturnType<CheerioAPI>): string {
  const ids = (link.attr("aria-labelledby") ?? "").split(/\s+/).filter((id) => id !== "");
  const labels = ids.map((id) => $("[id]").filter((_, element) => $(element).attr("id") === id));
  const labelled = oneLine(labels.map((label) => label.text()).join(" "));
  const inside = link
    .find("img, svg, [aria-label], [title]")
    .toArray()
    .flatMap(({ attribs }) => [attribs.alt, attribs["aria-label"], attribs.title])
    .filter((text) => text !== undefined);
  const own = [textOf(link), ...inside, link.find("svg title").text()].join(" ");
  return labelled || oneLine(link.attr("aria-label") ?? "") || oneLine(own) || nameOfLast(link);
}

function nameOfLast(link: ReturnType<CheerioAPI>): string {
  return oneLine(link.attr("title") ?? link.attr("alt") ?? "");
}
