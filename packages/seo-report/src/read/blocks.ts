import type { CheerioAPI } from "cheerio";
import { textOf } from "./text";

const BLOCKS =
  "p, li, dt, dd, td, th, h1, h2, h3, h4, h5, h6, a, button, label, figcaption, blockquote, summary, div, span, strong";

/** Texts that are about programs may have any word in them. */
const CODE = "code, pre, kbd, samp, textarea";

/** The texts of a page piece by piece: each of what has a text and no other piece in it, code left out. */
export function blocksOf($: CheerioAPI): string[] {
  const blocks = $("body")
    .find(BLOCKS)
    .toArray()
    .filter((element) => {
      const one = $(element);
      return one.closest(CODE).length === 0 && one.find(`${BLOCKS}, ${CODE}`).length === 0;
    });
  // A text that stands beside other pieces is one too.
  const mixed = $("p, li, td, dd, h1, h2, h3")
    .toArray()
    .filter((element) => $(element).find(CODE).length === 0 && $(element).find("a, span, strong").length > 0);
  return [...new Set([...blocks, ...mixed].map((element) => textOf($(element))))].filter((text) => text !== "");
}
