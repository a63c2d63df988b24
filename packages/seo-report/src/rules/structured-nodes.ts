import type { Page } from "../read/page";
import type { DataNode } from "../read/structured-data";
import { type Check, CODE_OF_HEAD, type Context, onListedPages } from "./rule";

/** Looks at every thing that listed pages describe. */
export function onNodes(
  look: (node: DataNode, page: Page, context: Context) => readonly string[],
  change: string,
): Check {
  return onListedPages((page, context) => {
    const found = new Set(page.data.nodes.flatMap((node) => look(node, page, context)));
    return [...found].map((one) => ({ found: one, change, place: CODE_OF_HEAD }));
  });
}
