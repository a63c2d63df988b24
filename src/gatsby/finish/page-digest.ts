import { type AnyNode, hasChildren, isComment, isTag, isText, Text } from "domhandler";
import { decodeHTML } from "entities";
import { contentDigest, type Outline, OWN_TEXT } from "../../lib/content-digest";
import { htmlOf, oneOf, type Page } from "./page";

/** Elements in which a browser reads no entities; in the last, where it runs scripts, no elements either. */
const SOURCES = ["script", "style", "noscript"];

/**
 * Gives a page the digest of what React will take over, so that React can tell whether it still is what was built
 * (`src/gatsby/browser/hydrate.tsx`).
 *
 * @throws When there is nothing to take over.
 */
export function addContentDigest({ document }: Page): void {
  const root = oneOf(document, "#___gatsby");
  root.attribs["data-digest"] = contentDigest<AnyNode>(root, outlineOf);
}

/** A node as the browser will have it. */
function outlineOf(node: AnyNode): Outline<AnyNode> {
  if (isText(node))
    return { name: "#text", text: isSource(node.parent) ? node.data : decodeHTML(node.data), inside: [] };
  if (isComment(node)) return { name: "#comment", text: node.data, inside: [] };
  if (!isTag(node)) return { name: "", text: "", inside: nodesIn(node) };
  const isHiddenField = node.name === "input" && node.attribs.type === "hidden";
  return { name: node.name, text: "", inside: nodesIn(node), isHiddenField };
}

function nodesIn(node: AnyNode): AnyNode[] {
  if (!isTag(node)) return hasChildren(node) ? node.children : [];
  if (OWN_TEXT in node.attribs) return [];
  if (node.name !== "noscript") return node.children;
  const source = new Text(htmlOf(node.children));
  source.parent = node;
  return [source];
}

function isSource(node: AnyNode | null): boolean {
  return node !== null && isTag(node) && SOURCES.includes(node.name);
}
