import { type Cheerio, type CheerioAPI, load } from "cheerio";
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

/** What a style sheet keeps the place of, whatever the window and the state of the page. */
export interface PlaceKeeper {
  readonly selector: string;
  /** Whether it does so only in something whose own height is known: it is given a part of that. */
  readonly isPart: boolean;
}

/** What a style sheet keeps the place of. */
export function placeKeepers(css: string): readonly PlaceKeeper[] {
  if (css !== last.css) last = { css, keepers: readPlaceKeepers(css) };
  return last.keepers;
}

/** The pages of a site mostly have the same sheet in them. */
let last: { readonly css: string; readonly keepers: readonly PlaceKeeper[] } = { css: "", keepers: [] };

function readPlaceKeepers(css: string): PlaceKeeper[] {
  if (!/height|aspect-ratio|absolute|fixed/i.test(css)) return [];
  const keepers: PlaceKeeper[] = [];
  try {
    postcss.parse(css).walkRules((rule) => {
      if (!isAlways(rule.parent)) return;
      const isPart = !keepsPlace(rule);
      if (isPart && !hasPart(rule)) return;
      keepers.push(...rule.selectors.filter(isPlain).map((selector) => ({ selector, isPart })));
    });
  } catch {
    return [];
  }
  return keepers;
}

/** The elements that hold one, each with its attributes, and itself: what a selector without siblings looks at. */
export function outlineOf($: CheerioAPI, image: AnyNode): string {
  const holders = $(image).parents().toArray().reverse();
  return [...holders, image].map((element) => openingTag($, element)).join("");
}

/** Whether sheets keep the place of the picture that an outline ends with. */
export function isKept(outline: string, keepers: readonly PlaceKeeper[]): boolean {
  const near = keepers.filter(({ selector }) => mayMatch(selector, outline));
  if (near.length === 0) return false;
  const $ = load(outline);
  const image = $("img").last();
  const holds = (element: Cheerio<AnyNode>, isPart: boolean) =>
    near.some((keeper) => keeper.isPart === isPart && matches(element, keeper.selector));
  return holds(image, false) || (holds(image, true) && holds(image.parent(), false));
}

function matches(element: Cheerio<AnyNode>, selector: string): boolean {
  try {
    return element.is(selector);
  } catch {
    // What no browser knows either, or only a few.
    return false;
  }
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

/** A height in percent is a part of something that may have none itself. */
function hasPart(rule: Container): boolean {
  return (
    rule.nodes?.some((node) => node.type === "decl" && node.prop === "height" && /^[\d.]+%/.test(node.value)) ?? false
  );
}

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
