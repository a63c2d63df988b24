import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { contentDigest, type Outline, OWN_TEXT } from "../../lib/content-digest";

type Node = DefaultTreeAdapterTypes.Node;

/** The element that React takes over, with the digest that an earlier build may have given it. */
const ROOT = /<div id="___gatsby"(?: data-digest="[^"]*")?>/;

/**
 * A page that carries the digest of what React will take over, so that React can tell whether it still is what was
 * built (`src/gatsby/browser/hydrate.tsx`).
 *
 * @throws When there is nothing to take over.
 */
export function withContentDigest(html: string, file: string): string {
  const root = ROOT.test(html) ? rootIn(parse(html)) : undefined;
  if (root === undefined) throw new Error(`${file}: has no <div id="___gatsby">`);
  return html.replace(ROOT, `<div id="___gatsby" data-digest="${contentDigest(root, outlineOf)}">`);
}

function rootIn(node: Node): Node | undefined {
  if (attributesOf(node).some(({ name, value }) => name === "id" && value === "___gatsby")) return node;
  for (const child of childrenOf(node)) {
    const found = rootIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function outlineOf(node: Node): Outline<Node> {
  const isOwn = attributesOf(node).some(({ name }) => name === OWN_TEXT);
  return { name: node.nodeName, text: textOf(node), inside: isOwn ? [] : childrenOf(node) };
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "data" in node ? node.data : "";
}

function attributesOf(node: Node): readonly { readonly name: string; readonly value: string }[] {
  return "attrs" in node ? node.attrs : [];
}

function childrenOf(node: Node): readonly Node[] {
  return "childNodes" in node ? node.childNodes : [];
}
