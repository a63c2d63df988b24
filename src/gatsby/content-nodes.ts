import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, Node } from "gatsby";
import { onCreateNode as transform, shouldOnCreateNode as isJson } from "gatsby-transformer-json/gatsby-node";
import { contentType } from "./content-type";
import { decoded } from "./content/json-text";

/** Which files become nodes of their own: those that gatsby-transformer-json is for. */
export const shouldOnCreateNode = isJson;

/**
 * Lets gatsby-transformer-json make a node of a content file, with the text as the content check has read it: the
 * plugin by itself stops at a byte order mark.
 */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  await transform({ ...args, loadNodeContent }, { typeName: contentType });
}

async function loadNodeContent({ absolutePath }: Node): Promise<string> {
  const text = decoded(await readFile(String(absolutePath)));
  if (typeof text === "string") return text;
  throw new Error(`${String(absolutePath)}, ${text.field}: got ${text.got}; allowed: ${text.allowed}`);
}
