import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compileString } from "sass";
import { brandSettings } from "./brand-settings";
import { type Theme, THEMES } from "./themes";

const SETTINGS = resolve("src/styles/settings");

/**
 * The palette of a theme as custom properties, as pages have it: for what is painted outside of them.
 *
 * @param agency - What says of itself which colours are its own; by default that of `data/site.json`.
 */
export function paletteCss(theme: Theme, agency = ownAgency()): string {
  const index = String(THEMES.indexOf(theme) + 1);
  const source = `${brandSettings(agency, "")}
@use "colour";
@use "sass:list";
:root {
  @each $name, $pair in colour.$themed { --#{$name}: #{list.nth($pair, ${index})}; }
  @each $name, $pairs in colour.$hues {
    --#{$name}: #{list.nth(list.nth($pairs, 1), ${index})};
    --#{$name}-text: #{list.nth(list.nth($pairs, 2), ${index})};
  }
}`;
  return compileString(source, { url: pathToFileURL(resolve(SETTINGS, "palette.scss")), loadPaths: [SETTINGS] }).css;
}

/** What the agency says of itself: where a tool runs, its colour may have been changed since. */
function ownAgency(): object {
  return JSON.parse(readFileSync(resolve("data/site.json"), "utf8")) as object;
}

/** The colours of a theme by their names, as `oklch(…)`, for the agency of `data/site.json` or another one. */
export function palette(theme: Theme, agency?: object): ReadonlyMap<string, string> {
  const entries = [...paletteCss(theme, agency).matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return new Map(entries.map(([, name = "", value = ""]) => [name, value]));
}

/** One colour of a palette. @throws When there is none of that name; the message lists those that are. */
export function colourIn(colours: ReadonlyMap<string, string>, name: string): string {
  const value = colours.get(name);
  if (value === undefined)
    throw new Error(`No colour is called --${name}. There are: ${[...colours.keys()].join(", ")}`);
  return value;
}
