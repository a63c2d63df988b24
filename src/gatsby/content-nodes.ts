import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, Node } from "gatsby";
import transformer from "gatsby-transformer-json/gatsby-node";
import { decoded } from "../content/json-text";

/**
 * Lets gatsby-transformer-json make its nodes of the text as the content check has read it: by itself the plugin stops
 * at a byte order mark, and it has no option for that.
 */
export function readContentAsChecked(): void {
  const transform = transformer.onCreateNode;
  transformer.onCreateNode = (args: CreateNodeArgs, options) => transform({ ...args, loadNodeContent }, options);
}

async function loadNodeContent({ absolutePath }: Node): Promise<string> {
  const bytes = await readFile(String(absolutePath));
  const text = decoded(bytes);
  // What the check has refused comes here only while the site is developed; the plugin then says which file it is.
  return typeof text === "string" ? text : bytes.toString("utf8");
}
