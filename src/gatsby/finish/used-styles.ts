import type { Document } from "domhandler";
import { PurgeCSS } from "purgecss";
import { allOf } from "./page";

/** What a page is made of, as far as selectors can name it; each list sorted, and without what it has twice. */
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

/** What a sheet selects by, besides tags and classes. */
interface Selected {
  readonly ids: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Attributes whose value is asked for, not only whether they are there. */
  readonly valued: ReadonlySet<string>;
}

/** The rules of a sheet that a page needs. */
export type RulesOf = (document: Document) => Promise<string>;

/**
 * Gives each page the rules of a sheet that it needs itself. Pages of one kind need the same, so most of them cost
 * one look into a table.
 */
export function usedStylesOf(sheet: string): RulesOf {
  // Other ids and values are words and addresses, and would make each page one of its kind.
  const named = (pattern: RegExp) => new Set([...sheet.matchAll(pattern)].map(([, name = ""]) => name));
  const selected = {
    ids: named(/#([\w-]+)/g),
    attributes: named(/\[([\w-]+)/g),
    valued: named(/\[([\w-]+)[~|^$*]?=/g),
  };
  const known = new Map<string, Promise<string>>();
  return (document) => {
    const parts = partsOf(document, selected);
    const key = JSON.stringify(parts);
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

function partsOf(document: Document, selected: Selected): Parts {
  const elements = allOf(document, ":not(script, style)");
  const all = elements.flatMap(({ attribs }) => Object.entries(attribs));
  const asked = all.filter(([name]) => selected.attributes.has(name));
  const valuesOf = (attribute: string) => listOf(all.filter(([name]) => name === attribute).map(([, value]) => value));
  return {
    tags: listOf(elements.map(({ name }) => name)),
    classes: listOf(valuesOf("class").flatMap((value) => value.split(/\s+/))),
    ids: valuesOf("id").filter((id) => selected.ids.has(id)),
    attributes: {
      names: listOf(asked.map(([name]) => name)),
      values: listOf(asked.filter(([name]) => selected.valued.has(name)).map(([, value]) => value)),
    },
    variables: listOf(all.flatMap(([, value]) => value.match(/(?<=var\()--[\w-]+/g) ?? [])),
  };
}

function listOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
