import type { Plugin } from "prettier";
import { format } from "prettier/standalone";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import * as markdown from "prettier/plugins/markdown";
import * as typescript from "prettier/plugins/typescript";
import manifest from "../../../package.json";

/** How the formatter reads a file, by its ending. */
const PARSERS: Readonly<Record<string, string>> = {
  json: "json",
  md: "markdown",
  mjs: "babel",
  ts: "typescript",
};

const PLUGINS: Plugin[] = [babel, estree as Plugin, markdown, typescript];

/** A text as the project's formatter writes it; that of a file which it does not know stays. */
export async function formatted(file: string, text: string): Promise<string> {
  const name = file.endsWith("package.json") ? "json-stringify" : PARSERS[file.slice(file.lastIndexOf(".") + 1)];
  if (name === undefined) return text;
  return format(text, { ...manifest.prettier, parser: name, plugins: PLUGINS });
}
