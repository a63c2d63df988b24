import { readFile } from "node:fs/promises";
import type { Node } from "gatsby";
import { decoded } from "../content/json-text";
import { readJsonWith } from "./gatsby-internals";

/** Has nodes made of a file's text as the content check has read it: by itself the plugin stops at a byte order mark. */
export function readContentAsChecked(): void {
  readJsonWith(loadNodeContent);
}

async function loadNodeContent({ absolutePath }: Node): Promise<string> {
  const bytes = await readFile(String(absolutePath));
  const text = decoded(bytes);
  // What the check has refused comes here only while the site is developed; the plugin then says which file it is.
  return typeof text === "string" ? text : bytes.toString("utf8");
}
