import { CONTENT_KINDS } from "../../content/files";
import { definitionOf, fieldAt, modelOf, type Part } from "../../content/model";
import { REFERENCES } from "../../content/references";

const KINDS = CONTENT_KINDS.map(({ type, rules }) => ({ type, model: modelOf(rules, "read") }));

/** Kinds that have a page of their own: those that say what search engines show of it. */
export const PAGE_TYPES = KINDS.filter(({ model }) => model.properties?.metadata).map(({ type }) => type);

const SCALARS: Readonly<Record<string, string>> = {
  boolean: "Boolean",
  integer: "Int",
  number: "Float",
  string: "String",
};

/** The content's types in GraphQL's schema definition language, with Gatsby's directives, printed from its model. */
export function contentTypes(): string {
  const definitions = new Map(KINDS.flatMap(({ model }) => Object.entries(model.definitions ?? {})));
  const nodes = KINDS.map(({ type, model }) =>
    objectType(`${type} implements Node${PAGE_TYPES.includes(type) ? " & Page" : ""}`, model),
  );
  const parts = [...definitions].map(([name, part]) => (part.enum ? enumType(name, part) : objectType(name, part)));
  return [...nodes, ...parts].join("\n");
}

function enumType(name: string, part: Part): string {
  return `${hint(part)}enum ${name} {\n  ${part.enum?.join("\n  ") ?? ""}\n}`;
}

function objectType(head: string, part: Part): string {
  const fields = Object.entries(part.properties ?? {}).filter(([key]) => key !== "$schema");
  const lines = fields.map(([key, field]) => {
    const isAlways = part.required?.includes(key);
    return `  ${hint(field)}${key}: ${typeOf(field, key)}${isAlways ? "!" : ""}${directive(field)}`;
  });
  return `${hint(part)}type ${head} @dontInfer {\n${lines.join("\n")}\n}`;
}

/** GraphQL writes texts as JSON does. */
function hint({ description }: Part): string {
  return description === undefined ? "" : `${JSON.stringify(description)} `;
}

function typeOf(field: Part, key: string): string {
  if (field.items) return `[${typeOf(field.items, key)}!]`;
  const type = named(field)?.type ?? definitionOf(field) ?? SCALARS[field.type ?? ""];
  if (type === undefined) throw new Error(`The field “${key}” has no type in GraphQL: an object needs .meta({ id })`);
  return type;
}

function directive(field: Part): string {
  const name = named(field.items ?? field)?.directive;
  return name === undefined ? "" : ` ${name}`;
}

/** What stands in place of a name: a file, a drawing, a node, or the entry of a list, which a resolver has to find. */
function named({ names }: Part): { readonly type: string | undefined; readonly directive?: string } | undefined {
  if (names === undefined) return undefined;
  if (names === "file") return { type: "File", directive: "@fileByRelativePath" };
  if (names === "icon") return { type: "Drawing" };
  if ("isKey" in REFERENCES[names]) return undefined;
  const [type = "", ...path] = REFERENCES[names].to.split(/[ .]/);
  const key = path.pop() ?? "";
  if (path.length === 0) return { type, directive: `@link(by: "${key}")` };
  const model = KINDS.find((kind) => kind.type === type)?.model;
  const entry = model && fieldAt(model, path);
  return { type: entry && definitionOf(entry) };
}
