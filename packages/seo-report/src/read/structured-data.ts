import type { CheerioAPI } from "cheerio";
import { markupOf } from "./markup";
import type { Locate } from "./site-address";

/** How things are described. */
export type DataFormat = "jsonld" | "microdata" | "rdfa";

/** A thing that a page describes. */
export interface DataNode {
  readonly format: DataFormat;
  /** Names of its types, as they are written; none where it says none. */
  readonly types: readonly string[];
  /** Its own fields, without `@id`, `@type` and `@context`. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly id: string | undefined;
  /** The thing that holds it, and the field it stands in. */
  readonly holder?: DataNode | undefined;
  readonly field?: string | undefined;
}

/** All structured data of a page. */
export interface StructuredData {
  readonly nodes: readonly DataNode[];
  /** Things that are named with an `@id` and nothing else. */
  readonly references: readonly string[];
  /** What can't be read, in words. */
  readonly faults: readonly string[];
}

/** Reads every `application/ld+json` script of a page, and what its attributes say. */
export function structuredDataOf($: CheerioAPI, locate: Locate): StructuredData {
  const blocks = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => readBlock($(script).text()));
  const { microdata, rdfa } = markupOf($, locate);
  return joined([...blocks, collect(microdata, "microdata"), collect(rdfa, "rdfa")]);
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
    const things = entries(graph).map((thing) => collect(thing, "jsonld"));
    const whole = joined([...things, ...(Object.keys(rest).length > 0 ? [collect(rest, "jsonld")] : [])]);
    return isSchemaOrg(context)
      ? whole
      : { ...whole, faults: [`@context is ${context === undefined ? "missing" : JSON.stringify(context)}`] };
  });
  return joined(parts);
}

/** Of several contexts, or of one that is spelled out, one has to be that of schema.org. */
function isSchemaOrg(context: unknown): boolean {
  if (Array.isArray(context)) return context.some(isSchemaOrg);
  if (isObject(context)) return isSchemaOrg(context["@vocab"]);
  return (
    typeof context === "string" &&
    /^https?:\/\/(?:www\.)?schema\.org\/?(?:docs\/jsonldcontext\.jsonl?d)?$/.test(context)
  );
}

function collect(value: unknown, format: DataFormat, holder?: DataNode, field?: string): StructuredData {
  if (Array.isArray(value)) return joined(value.map((entry) => collect(entry, format, holder, field)));
  if (!isObject(value) || "@value" in value) return { nodes: [], references: [], faults: [] };
  const { "@id": id, "@type": type, ...rest } = value;
  if (typeof id === "string" && type === undefined && Object.keys(rest).length === 0) {
    return { nodes: [], references: [id], faults: [] };
  }
  const node: DataNode = {
    format,
    types: entries(type).filter((name): name is string => typeof name === "string"),
    fields: Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith("@"))),
    id: typeof id === "string" ? id : undefined,
    holder,
    field,
  };
  const inside = Object.entries(node.fields).map(([key, entry]) => collect(entry, format, node, key));
  return joined([{ nodes: [node], references: [], faults: [] }, ...inside]);
}

function joined(parts: readonly StructuredData[]): StructuredData {
  return {
    nodes: parts.flatMap((part) => part.nodes),
    references: parts.flatMap((part) => part.references),
    faults: parts.flatMap((part) => part.faults),
  };
}
