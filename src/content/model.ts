import { z } from "zod";
import type { Reference } from "./references";

type Named = Reference | "file" | "icon";

declare module "zod" {
  interface GlobalMeta {
    /** What the text names: something defined elsewhere in the content, a file beside it, or a drawing. */
    names?: Named;
    /** In how many pixels pages show a picture where it is widest. */
    widest?: number;
  }
}

/** A part of the model, as zod writes the rules of the content down in JSON Schema (draft 7). */
export interface Part {
  readonly type?: "array" | "boolean" | "integer" | "number" | "object" | "string";
  /** Label, for a person who fills the field in. */
  readonly title?: string;
  /** Hint, for the same person. */
  readonly description?: string;
  readonly names?: Named;
  readonly widest?: number;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Part;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
  readonly $ref?: string;
  readonly allOf?: readonly Part[];
  readonly definitions?: Readonly<Record<string, Part>>;
}

/** The model of a kind of file, each field with its label. `written`: as in the file; `read`: with defaults filled in. */
export function modelOf(rules: z.ZodType, as: "written" | "read"): Part {
  return labeled(z.toJSONSchema(rules, { target: "draft-7", io: as === "written" ? "input" : "output" }) as Part);
}

/** The name of the definition that a part stands for, if it stands for one. */
export function definitionOf({ $ref, allOf }: Part): string | undefined {
  return ($ref ?? allOf?.[0]?.$ref)?.replace("#/definitions/", "");
}

/** The field at the end of a path of keys, with the hint of its definition where it has none of its own. */
export function fieldAt(model: Part, path: readonly PropertyKey[]): Part | undefined {
  return path.reduce<Part | undefined>((part, key) => {
    const { items, properties } = part ?? {};
    const next = items ?? properties?.[String(key)];
    return next && partAt(model, next);
  }, model);
}

/** Every field below a part: its path, with `*` for each entry of a list, and itself. */
export function fieldsOf(model: Part, part = model, path: readonly string[] = []): [readonly string[], Part][] {
  const inner = part.items ? [["*", part.items] as const] : Object.entries(part.properties ?? {});
  return inner.flatMap(([key, next]) => {
    const at = [...path, key];
    const field = partAt(model, next);
    return [[at, field], ...fieldsOf(model, field, at)];
  });
}

/** What a part of the model is: where it stands for a definition, that, with what the part says of itself. */
export function partAt(model: Part, part: Part): Part {
  const name = definitionOf(part);
  return name === undefined ? part : { ...model.definitions?.[name], ...part };
}

/** A reference with a label stands in `allOf`: beside `$ref`, draft 7 lets nothing else count. */
function labeled(part: Part): Part {
  const { items, properties, definitions } = part;
  return {
    ...part,
    ...(items && { items: labeled(items) }),
    ...(properties && {
      properties: mapped(properties, (field, key) => ({
        title: labelOf(key),
        ...(field.$ref ? { allOf: [field] } : labeled(field)),
      })),
    }),
    ...(definitions && { definitions: mapped(definitions, labeled) }),
  };
}

function mapped(parts: Readonly<Record<string, Part>>, change: (part: Part, key: string) => Part) {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, change(part, key)]));
}

/** `teamSize` → `Team size`, for fields whose meta says no `title`. */
function labelOf(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
