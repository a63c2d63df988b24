import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compileString } from "sass";

const SOURCE = `
@use "colour";
@use "sass:list";
:root {
  @each $name, $pair in colour.$themed { --#{$name}: #{list.nth($pair, 1)}; }
  @each $name, $pairs in colour.$disciplines {
    --#{$name}: #{list.nth(list.nth($pairs, 1), 1)};
    --#{$name}-text: #{list.nth(list.nth($pairs, 2), 1)};
  }
}`;

/** The site's palette (light theme) as custom properties: the pictures and the pages are painted from one box. */
export const TOKENS_CSS: string = compileString(SOURCE, {
  url: pathToFileURL(resolve("src/art/page/tokens.scss")),
  loadPaths: [resolve("src/styles/settings")],
}).css;

const VALUES: ReadonlyMap<string, string> = new Map(
  [...TOKENS_CSS.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
);

/** The value of a palette entry, for what cannot read custom properties. */
export function token(name: string): string {
  const value = VALUES.get(name);
  if (value === undefined)
    throw new Error(`No colour is called --${name}. There are: ${[...VALUES.keys()].join(", ")}`);
  return value;
}
