import { singular } from "pluralize";
import { type Part, partAt } from "#content/model";
import { REFERENCES, type Reference } from "#content/references";
import type { Field } from "./field";
import { standsIn } from "./groups";
import { emptyOf } from "./empty-of";
import { hintOf } from "./hint-of";

/** Where a field stands: in which file, and what the file's model calls by a name. */
export interface Within {
  readonly model: Part;
  /** What its `$schema` says. */
  readonly schema: string;
}

/** As many fields as a picture has. */
const FEW = 3;

/** A text that may be longer than this has several lines on the screen. */
const LINE = 120;

/** The field of the screen for a part of the content model. */
export function fieldOf(name: string, given: Part, isRequired: boolean, within: Within): Field {
  // What files say for programs is written for people, who need not see it.
  if (name === "$schema") return { name, label: name, widget: "hidden", default: within.schema };
  const part = partAt(within.model, given);
  const { title = name, description } = part;
  const common = {
    name,
    label: title,
    // Whoever leaves it empty has said all there is.
    required: isRequired && emptyOf(part) === undefined,
    ...(description !== undefined && { hint: hintOf(description) }),
  };
  return { ...common, ...kindOf(part, within, title) };
}

/** The fields of an object, in the order of the model, which is that of the files. */
export function fieldsOf(part: Part, within: Within): Field[] {
  const { properties = {}, required = [] } = part;
  return Object.entries(properties).map(([name, field]) => fieldOf(name, field, required.includes(name), within));
}

type Kind = Omit<Field, "name" | "label" | "hint" | "required">;

/** @param title - What a list calls its entries, in the plural. */
function kindOf(part: Part, within: Within, title: string): Kind {
  switch (part.type) {
    case "array":
      return listOf(part, within, title);
    case "object":
      return objectOf(fieldsOf(part, within));
    case "boolean":
      return { widget: "boolean" };
    case "integer":
    case "number":
      return numberOf(part);
    default:
      return textOf(part);
  }
}

/** What has few fields is open: whoever looks for one of them sees it. */
function objectOf(fields: readonly Field[]): Kind {
  return { widget: "object", fields, collapsed: fields.length > FEW };
}

function numberOf({ type, minimum, maximum }: Part): Kind {
  return {
    widget: "number",
    value_type: type === "integer" ? "int" : "float",
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}

function textOf(part: Part): Kind {
  const { enum: options, names, format, pattern, minLength, maxLength, description } = part;
  if (options) return { widget: "select", options };
  if (names === "file") return fileOf(part);
  if (names !== undefined && names in REFERENCES) return relationTo(names as Reference);
  if (format === "date") return { widget: "datetime", format: "YYYY-MM-DD", time_format: false };
  return {
    widget: (maxLength ?? 0) > LINE ? "text" : "string",
    ...(minLength !== undefined && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined && isPlain(pattern) && { pattern: [pattern, hintOf(description ?? "")] as const }),
  };
}

/** Whether an expression means the same without the letters of all scripts, which the CMS does not know. */
function isPlain(pattern: string): boolean {
  return !pattern.includes("\\p{");
}

/** A picture is one of this agency: where it stands, its collection says. */
function fileOf({ pattern = "", description = "" }: Part): Kind {
  if (pattern.includes("md")) return { widget: "string", pattern: [pattern, hintOf(description)] };
  return { widget: pattern.includes("svg") ? "file" : "image", choose_url: false };
}

/** A name of something that is defined elsewhere in the content is chosen, not written. */
function relationTo(reference: Reference): Kind {
  const [type = "", field = ""] = REFERENCES[reference].to.split(" ");
  return { widget: "relation", ...standsIn(type), value_field: field };
}

function listOf(part: Part, within: Within, title: string): Kind {
  const entry = partAt(within.model, part.items ?? {});
  const counts = {
    ...(part.minItems !== undefined && { min: part.minItems }),
    ...(part.maxItems !== undefined && { max: part.maxItems }),
  };
  const list = { widget: "list" as const, ...counts, label_singular: singular(title) };
  if (entry.type === "object") return { ...list, ...entriesOf(fieldsOf(entry, within)) };
  const kind = kindOf(entry, within, title);
  // Several of them are chosen in one field.
  if (kind.widget === "relation" || kind.widget === "select") return { ...kind, ...counts, multiple: true };
  return { ...list, field: { name: "entry", label: entry.title ?? singular(title), required: true, ...kind } };
}

/** What tells the entries of a list apart, while they are closed: the first of their texts. */
function entriesOf(fields: readonly Field[]): Pick<Field, "fields" | "collapsed" | "summary"> {
  const told = fields.find(({ widget }) => widget === "string" || widget === "select" || widget === "relation");
  return { fields, collapsed: true, ...(told && { summary: `{{fields.${told.name}}}` }) };
}
