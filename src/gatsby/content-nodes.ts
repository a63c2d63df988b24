import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import type { Node } from "gatsby";
import { decoded } from "../content/json-text";
import { readBytes, readContent } from "../content/read";
import { readJsonWith } from "./gatsby-internals";

/** JSON of which no node is made. */
const NONE = "null";

/** Texts of the files that have kept the rules of their kind, by their paths, as they were last. */
const lastGood = new Map<string, string>();

/** Has nodes made of a file's text as the content check has read it: by itself the plugin stops at a byte order mark. */
export function readContentAsChecked(): void {
  readJsonWith(loadNodeContent);
}

/** Notes what all files say, for those whose nodes come from Gatsby's cache: of them no text has been asked for. */
export async function rememberContent(dataDir: string): Promise<void> {
  const { files, faults } = await readContent(dataDir);
  for (const { file, value } of files) {
    if (!faults.some((fault) => fault.file === file)) lastGood.set(file, JSON.stringify(value));
  }
}

async function loadNodeContent({ absolutePath }: Node): Promise<string> {
  const path = String(absolutePath);
  const file = relative(resolve("data"), path).replaceAll("\\", "/");
  return goodText(file, await readFile(path));
}

/**
 * The text of a content file. While the site is developed, files are saved with faults, which `watch-content.ts` tells:
 * until they are mended, pages show what stood there before, for a node that lacks a field would break every page.
 *
 * @param file - Its path below `data/`.
 */
export function goodText(file: string, bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (typeof text !== "string" || readBytes(file, bytes).faults.length > 0) return lastGood.get(file) ?? NONE;
  lastGood.set(file, text);
  return text;
}
