import type { Cheerio, load } from "cheerio";
import { interned } from "./interned";
import { wordsOf } from "./words";

/** A node of a page: cheerio has no name of its own for what it loads. */
export type AnyNode = Exclude<Parameters<typeof load>[0], string | Buffer | readonly unknown[]>;

/** What is no text of the page: code, drawings, and what opens only on request. */
const UNSEEN = {
  elements: new Set(["script", "style", "template", "noscript", "svg"]),
  attributes: ["hidden", "popover"],
};

/** Elements that stand within a word or a line; all others part words. */
const INLINE = new Set(
  "a abbr b bdi cite code data dfn em i kbd mark q s small span strong sub sup time u var".split(" "),
);

/** As browsers number it: https://dom.spec.whatwg.org/#dom-node-nodetype */
const TEXT_NODE = 3;

/** The text of an element as it is read, with one space between words. */
export function textOf(element: Cheerio<AnyNode>): string {
  // What is asked for is read, however it is hidden itself.
  return oneLine(element.get().map(pieceOf).join(""));
}

function pieceOf(node: AnyNode): string {
  if (node.nodeType === TEXT_NODE && "data" in node) return node.data;
  if (!("children" in node)) return "";
  const inside = node.children.map((child) => (isUnseen(child) ? "" : pieceOf(child))).join("");
  return "name" in node && INLINE.has(node.name) ? inside : ` ${inside} `;
}

function isUnseen(node: AnyNode): boolean {
  if (!("attribs" in node)) return false;
  return UNSEEN.elements.has(node.name) || UNSEEN.attributes.some((name) => name in node.attribs);
}

/**
 * A text with one space for each run of white space. Runs are taken in steps: a page may have megabytes of it. In a
 * process that has compiled many expressions V8 optimizes new ones no more; one that takes a run at once then keeps a way
 * back from each sign, for which there is only so much room.
 */
export function oneLine(text: string): string {
  return interned(
    text
      .replace(/\s{1,1000}/g, " ")
      .replace(/ {2,1000}/g, " ")
      .replace(/ {2,}/g, " ")
      .trim(),
  );
}

/** How many words a text has: those that hold a letter or a figure. */
export function wordsIn(text: string): number {
  return wordsOf(text).length;
}

/** A text without what nobody sees: spaces of all kinds, joiners, tags. For asking whether one holds another. */
export function bare(text: string): string {
  return text.replace(/<[^>]*>/g, "").replace(/[\s\p{Cf}]/gu, "");
}
