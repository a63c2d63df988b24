import { PurgeCSS } from "purgecss";
import { detached } from "../../lib/detached";

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

/** What a sheet selects by, besides tags and classes. */
interface Selected {
  readonly ids: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Attributes whose value is asked for, not only whether they are there. */
  readonly valued: ReadonlySet<string>;
}

/** Scripts and sheets name elements that are none. */
const NO_MARKUP = /<(script|style)\b[\s\S]*?<\/\1>/g;
const ELEMENT = /<([a-z][\w-]*)([^>"]*(?:"[^"]*"[^>"]*)*)>/gi;
const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g;
const VARIABLE = /var\((--[\w-]+)/g;

/** Different elements that are remembered: those of some thousand pages, in a few MB. */
const REMEMBERED = 20_000;

/**
 * Gives each page the rules of a sheet that it needs itself. Pages of one kind need the same, so most of them cost
 * one look into a table.
 *
 * @returns The rules for a page's HTML.
 */
export function usedStylesOf(sheet: string): (html: string) => Promise<string> {
  // Other ids and values are words and addresses, and would make each page one of its kind.
  const named = (pattern: RegExp) => new Set([...sheet.matchAll(pattern)].map(([, name = ""]) => name));
  const shapeOf = shapeReader({
    ids: named(/#([\w-]+)/g),
    attributes: named(/\[([\w-]+)/g),
    valued: named(/\[([\w-]+)[~|^$*]?=/g),
  });
  const byShape = new Map<string, Promise<string>>();
  const byParts = new Map<string, Promise<string>>();
  const usedBy = (parts: Parts) => {
    const key = JSON.stringify(parts);
    const used = byParts.get(key) ?? purge(sheet, parts);
    byParts.set(key, used);
    return used;
  };
  return (html) => {
    const shape = shapeOf(html);
    const used = byShape.get(shape) ?? usedBy(partsOf(shape));
    byShape.set(shape, used);
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

/**
 * Writes down what a page is made of, a line for each part as it comes: pages of one kind mostly have the same, and are
 * recognised without a look at every part. Most elements stand in other pages too, word for word; each is read once.
 */
function shapeReader(selected: Selected): (html: string) => string {
  const known = new Map<string, string>();
  const partsIn = (element: string, tag: string, attributes: string) => {
    const parts = elementParts(tag, attributes, selected).join("\n");
    if (known.size < REMEMBERED) known.set(detached(element), parts);
    return parts;
  };
  return (html) => {
    const markup = html.replace(NO_MARKUP, "");
    const shape = new Set<string>();
    for (const [element, tag = "", attributes = ""] of markup.matchAll(ELEMENT)) {
      shape.add(known.get(element) ?? partsIn(element, tag, attributes));
    }
    for (const [, variable = ""] of markup.matchAll(VARIABLE)) shape.add(`variable ${variable}`);
    return [...shape].join("\n");
  };
}

/** What an element adds to a page, as far as the sheet asks for it: a word for the kind of part, then its text. */
function elementParts(tag: string, attributes: string, selected: Selected): string[] {
  const parts = [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = "", value = ""]) => {
    if (name === "class") return value.split(/\s+/).map((one) => `class ${one}`);
    if (name === "id") return selected.ids.has(value) ? [`id ${value}`] : [];
    if (!selected.attributes.has(name)) return [];
    return selected.valued.has(name) ? [`name ${name}`, `value ${value}`] : [`name ${name}`];
  });
  return [`tag ${tag.toLowerCase()}`, ...parts];
}

function partsOf(shape: string): Parts {
  const lines = [...new Set(shape.split("\n"))].sort();
  const all = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
  return {
    tags: all("tag"),
    classes: all("class"),
    ids: all("id"),
    attributes: { names: all("name"), values: all("value") },
    variables: all("variable"),
  };
}
