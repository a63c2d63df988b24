import { PurgeCSS } from "purgecss";
import { digestOf } from "../digest";

/** What a page is made of, as far as selectors can name it. */
interface Parts {
  readonly tags: string[];
  readonly classes: string[];
  readonly ids: string[];
  readonly attributes: { readonly names: string[]; readonly values: string[] };
  /** Custom properties that the page itself uses. */
  readonly variables: string[];
}

/** Attributes that the browser or an inline script sets while a page stands. */
const CHANGING = ["open", "hidden", "data-theme", "aria-pressed"];

const ELEMENT = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

/**
 * Gives each page the rules of a sheet that it needs itself. Pages of one kind need the same, so most of them cost
 * one look into a table.
 *
 * @returns The rules for a page's HTML.
 */
export function usedStylesOf(sheet: string): (html: string) => Promise<string> {
  // Other ids and values are words and addresses, and would make each page one of its kind.
  const selected = new Set([...sheet.matchAll(/[[#]([\w-]+)/g)].map(([, name = ""]) => name));
  const known = new Map<string, Promise<string>>();
  return (html) => {
    const parts = partsOf(html, selected);
    const key = digestOf(parts);
    const used = known.get(key) ?? purge(sheet, parts);
    known.set(key, used);
    return used;
  };
}

async function purge(sheet: string, { variables, ...parts }: Parts): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "html" }],
    extractors: [{ extensions: ["html"], extractor: () => ({ ...parts, undetermined: [] }) }],
    css: [{ raw: sheet }],
    dynamicAttributes: CHANGING,
    // States come and go; what is in them is looked for.
    safelist: { standard: [/^:/], variables },
    variables: true,
    keyframes: true,
  });
  if (!result) throw new Error("The style sheet could not be read");
  return result.css;
}

function partsOf(html: string, selected: ReadonlySet<string>): Parts {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  for (const [, tag = "", attributes = ""] of markup.matchAll(ELEMENT)) {
    tags.add(tag.toLowerCase());
    for (const [, name = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
      names.add(name);
      if (name === "class") for (const one of value.split(/\s+/)) classes.add(one);
      else if (name === "id" && selected.has(value)) ids.add(value);
      else if (selected.has(name)) values.add(value);
    }
  }
  const variables = new Set([...markup.matchAll(/var\((--[\w-]+)/g)].map(([, variable = ""]) => variable));
  return {
    tags: [...tags].sort(),
    classes: [...classes].sort(),
    ids: [...ids].sort(),
    attributes: { names: [...names].sort(), values: [...values].sort() },
    variables: [...variables].sort(),
  };
}
