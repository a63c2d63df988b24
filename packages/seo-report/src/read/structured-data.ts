import type { CheerioAPI } from "cheerio";

/** A thing of a page's JSON-LD. */
export interface DataNode {
  /** Names of its types, as they are written; none where it says none. */
  readonly types: readonly string[];
  /** Its own fields, without `@id`, `@type` and `@context`. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly id: string | undefined;
  /** The thing that holds it, and the field it stands in. */
  readonly holder?: DataNode | undefined;
  readonly field?: string | undefined;
}

/** All JSON-LD of a page. */
export interface StructuredData {
  readonly nodes: readonly DataNode[];
  /** Things that are named with an `@id` and nothing else. */
  readonly references: readonly string[];
  /** What can't be read, in words. */
  readonly faults: readonly string[];
}

/** Reads every `application/ld+json` script of a page. */
export function structuredDataOf($: CheerioAPI): StructuredData {
  const blocks = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => readBlock($(script).text()));
  return joined(blocks);
}

/** The entries of a field: a list is its entries, nothing is none. */
export function entries(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Whether a value is an object with fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readBlock(text: string): StructuredData {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { nodes: [], references: [], faults: [error instanceof Error ? error.message : String(error)] };
  }
  const parts = entries(value).map((root) => {
    const { "@context": context, "@graph": graph, ...rest } = isObject(root) ? root : {};
    const things = entries(graph).map((thing) => collect(thing));
    const whole = joined([...things, ...(Object.keys(rest).length > 0 ? [collect(rest)] : [])]);
    return isSchemaOrg(context)
      ? whole
      : { ...whole, faults: [`@context is ${context === undefined ? "missing" : JSON.stringify(context)}`] };
  });
  return joined(parts);
}

function isSchemaOrg(context: unknown): boolean {
  return typeof context === "string" && /^https?:\/\/schema\.org\/?$/.test(context);
}

function collect(value: unknown, holder?: DataNode, field?: string): StructuredData {
  if (Array.isArray(value)) return joined(value.map((entry) => collect(entry, holder, field)));
  if (!isObject(value) || "@value" in value) return { nodes: [], references: [], faults: [] };
  const { "@id": id, "@type": type, ...rest } = value;
  if (typeof id === "string" && type === undefined && Object.keys(rest).length === 0) {
    return { nodes: [], references: [id], faults: [] };
  }
  const node: DataNode = {
    types: entries(type).filter((name): name is string => typeof name === "string"),
    fields: Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith("@"))),
    id: typeof id === "string" ? id : undefined,
    holder,
    field,
  };
  const inside = Object.entries(node.fields).map(([key, entry]) => collect(entry, node, key));
  return joined([{ nodes: [node], references: [], faults: [] }, ...inside]);
}

function joined(parts: readonly StructuredData[]): StructuredData {
  return {
    nodes: parts.flatMap((part) => part.nodes),
    references: parts.flatMap((part) => part.references),
    faults: parts.flatMap((part) => part.faults),
  };
}
