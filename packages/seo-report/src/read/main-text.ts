import type { CheerioAPI } from "cheerio";
import { type AnyNode, textOf } from "./text";

/** What says itself that it is the main part of a page, the surest first. */
const MAIN = ["main", '[role="main"]', "article"];

/** What stands beside what a page says: https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/ */
export const SIDES =
  'nav, footer, aside, dialog, [role="dialog"], [role="navigation"], [role="contentinfo"], [role="complementary"], [role="search"]';

/** What stands around the main part. */
const AROUND = `header, [role="banner"], ${SIDES}`;

/** The main part itself. */
export const MAIN_PART = MAIN.join(", ");

/** The text of the main part of a page; of one that marks none, all that stands in no bar, foot or side. */
export function mainTextOf($: CheerioAPI): string {
  for (const selector of MAIN) {
    const parts = $(selector).toArray();
    // Several articles are entries of a list: the page is all of them, and what leads to them.
    const isOne = selector !== "article" || parts.length === 1;
    const text = isOne ? parts.map((part) => textOf($(part))).join(" ") : "";
    if (text !== "") return text;
  }
  // What is marked as the main part is it, also while it is empty until a script fills it.
  if ($('main, [role="main"]').length > 0) return "";
  const body = $("body").clone();
  body
    .find(AROUND)
    .filter((_, part) => !isHeaderOfPart($(part).parent().get(0)))
    .remove();
  return textOf(body);
}

/** The header of an article or a section is a part of it. */
function isHeaderOfPart(parent: AnyNode | undefined): boolean {
  return parent !== undefined && "name" in parent && (parent.name === "article" || parent.name === "section");
}
