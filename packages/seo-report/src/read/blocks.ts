import type { CheerioAPI } from "cheerio";
import { type AnyNode, textOf } from "./text";

const BLOCKS = new Set(
  "p li dt dd td th h1 h2 h3 h4 h5 h6 a button label figcaption blockquote summary div span strong".split(" "),
);

/** A text that stands beside other pieces in one of these is a piece too. */
const MIXED = new Set("p li td dd h1 h2 h3".split(" "));

/** What parts such a text. */
const PARTS = new Set("a span strong".split(" "));

/** Texts that are about programs may have any word in them. */
const CODE = new Set("code pre kbd samp textarea".split(" "));

/** What is in an element, at whatever depth. */
interface Inside {
  readonly hasBlock: boolean;
  readonly hasCode: boolean;
  readonly hasPart: boolean;
}

/**
 * The texts of a page piece by piece: each of what has a text and no other piece in it, code left out. The tree is
 * walked once: asking each element by selectors took half of the time of the whole report.
 */
export function blocksOf($: CheerioAPI): string[] {
  const [blocks, mixed]: [AnyNode[], AnyNode[]] = [[], []];
  const walk = (node: AnyNode, isInCode: boolean): Inside => {
    const isCode = isInCode || ("name" in node && CODE.has(node.name));
    // Each child is walked: a list of answers first, so that none is left out by the first that says yes.
    const children = "children" in node ? node.children.map((child) => [child, walk(child, isCode)] as const) : [];
    const has = (key: keyof Inside, names: ReadonlySet<string>) =>
      children.some(([child, inside]) => inside[key] || ("name" in child && names.has(child.name)));
    const inside = { hasBlock: has("hasBlock", BLOCKS), hasCode: has("hasCode", CODE), hasPart: has("hasPart", PARTS) };
    const name = "name" in node ? node.name : "";
    if (BLOCKS.has(name) && !isCode && !inside.hasBlock && !inside.hasCode) blocks.push(node);
    if (MIXED.has(name) && !inside.hasCode && inside.hasPart) mixed.push(node);
    return inside;
  };
  for (const body of $("body").toArray()) walk(body, false);
  return [...new Set([...blocks, ...mixed].map((element) => textOf($(element))))].filter((text) => text !== "");
}
