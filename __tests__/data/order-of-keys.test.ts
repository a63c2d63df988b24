import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { kindOf } from "../../src/content/files";
import { modelOf, type Part, partAt } from "../../src/content/model";

const DATA = "data";

const files = readdirSync(DATA, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
  .map((entry) => relative(DATA, join(entry.parentPath, entry.name)))
  .filter((file) => !file.startsWith("schema/"));

/** The same content with the keys of each object in the order in which the model has them. */
function ordered(value: unknown, given: Part, model: Part): unknown {
  const part = partAt(model, given);
  if (Array.isArray(value)) return value.map((entry) => ordered(entry, part.items ?? {}, model));
  if (typeof value !== "object" || value === null) return value;
  const { properties = {} } = part;
  const keys = Object.keys(properties).filter((key) => key in value);
  return Object.fromEntries(keys.map((key) => [key, ordered(Reflect.get(value, key), properties[key] ?? {}, model)]));
}

it.each(files)(
  "%s has its keys in the order in which the editing screen writes them: it changes nothing else",
  (file) => {
    const kind = kindOf(file);
    const model = kind ? modelOf(kind.rules, "written") : {};
    const content: unknown = JSON.parse(readFileSync(join(DATA, file), "utf8"));
    expect(JSON.stringify(ordered(content, model, model))).toBe(JSON.stringify(content));
  },
);
