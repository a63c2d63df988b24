import { type CheerioAPI, load } from "cheerio";
import postcss, { type Container, type Declaration } from "postcss";
import type { AnyNode } from "./text";

/**
 * Whether a picture without a width or height keeps its place before it is there by what is written on it: it lies over
 * something that has a size, or is given a height or a ratio.
 */
export function isStyledInPlace(style: string): boolean {
  try {
    return keepsPlace(postcss.parse(`*{${style}}`).first as Container);
  } catch {
    return false;
  }
}

/** Selectors of a style sheet that do the same for what they match, whatever the window and the state of the page. */
export function placeKeepers(css: string): readonly string[] {
  if (css !== last.css) last = { css, selectors: readPlaceKeepers(css) };
  return last.selectors;
}

/** The pages of a site mostly have the same sheet in them. */
let last: { readonly css: string; readonly selectors: readonly string[] } = { css: "", selectors: [] };

function readPlaceKeepers(css: string): string[] {
  if (!/height|aspect-ratio|absolute|fixed/i.test(css)) return [];
  const selectors: string[] = [];
  try {
    postcss.parse(css).walkRules((rule) => {
      if (isAlways(rule.parent) && keepsPlace(rule)) selectors.push(...rule.selectors.filter(isPlain));
    });
  } catch {
    return [];
  }
  return selectors;
}

/** The elements that hold one, each with its attributes, and itself: what a selector without siblings looks at. */
export function outlineOf($: CheerioAPI, image: AnyNode): string {
  const holders = $(image).parents().toArray().reverse();
  return [...holders, image].map((element) => openingTag($, element)).join("");
}

/** Whether one of these selectors matches what the outline ends with. */
export function isMatched(outline: string, selectors: readonly string[]): boolean {
  const $ = load(outline);
  const image = $("img").last();
  return selectors.some((selector) => {
    if (!mayMatch(selector, outline)) return false;
    try {
      return image.is(selector);
    } catch {
      // What no browser knows either, or only a few.
      return false;
    }
  });
}

/** What is longer, such as a picture in an attribute, is no selector's. */
const LONGEST = 200;

function openingTag($: CheerioAPI, element: AnyNode): string {
  const { name, attribs } = $(element).get(0) as { name: string; attribs: Record<string, string> };
  const kept = Object.entries(attribs).filter(([, value]) => value.length <= LONGEST && !value.includes('"'));
  return `<${name}${kept.map(([attribute, value]) => ` ${attribute}="${value}"`).join("")}>`;
}

/** Not only in some windows, on paper, or where something else is so. */
function isAlways(parent: { readonly type: string } | undefined): boolean {
  if (parent?.type === "root") return true;
  const rule = parent as postcss.AtRule | undefined;
  return rule?.type === "atrule" && /^(?:layer|supports)$/i.test(rule.name) && isAlways(rule.parent);
}

function keepsPlace(rule: Container): boolean {
  return rule.nodes?.some((node) => node.type === "decl" && isKeeping(node)) ?? false;
}

/** A height in percent is one of something that may have none itself. */
function isKeeping({ prop, value }: Declaration): boolean {
  if (/^position$/i.test(prop)) return /^(?:absolute|fixed)\b/i.test(value);
  if (/^aspect-ratio$/i.test(prop)) return /\d/.test(value);
  return /^(?:height|block-size)$/i.test(prop) && /^[\d.]+(?:px|r?em|v[hw]|ch|ex|p[tc]|[cm]m|in)\b/i.test(value);
}

/** Not while something is pointed at, has the focus or is pressed. */
function isPlain(selector: string): boolean {
  return !/::|:(?:hover|focus|active|target|checked|before|after)/i.test(selector);
}

/** What ends with a class or an id that stands nowhere matches nothing: most selectors are passed over so. */
function mayMatch(selector: string, outline: string): boolean {
  const names = selector.replace(/:not\([^)]*\)/g, "").match(/[.#][\w-]+/g) ?? [];
  return names.every((name) => outline.includes(name.slice(1)));
}
