import { type Part, partAt } from "#content/model";
import { emptyOf } from "./empty-of";

/**
 * The text of a content file, as the screen writes it: its keys in the order of the model, two spaces a level, and
 * nothing that says no more than its absence. Files that are written so change only where somebody changed something.
 *
 * @param model - Of the file's kind; without it, keys stay in the order in which they are.
 */
export function fileText(value: unknown, model: Part = {}): string {
  return `${JSON.stringify(written(value, model, model), null, 2)}\n`;
}

function written(value: unknown, given: Part, model: Part): unknown {
  const part = partAt(model, given);
  if (Array.isArray(value)) return value.map((entry) => written(entry, part.items ?? {}, model));
  if (typeof value !== "object" || value === null) return value;
  const { properties = {}, required = [] } = part;
  const keys = new Set([...Object.keys(properties), ...Object.keys(value)]);
  const fields = [...keys].map((key) => {
    const inner = properties[key] ?? {};
    const given: unknown =
      Reflect.get(value, key) ?? (required.includes(key) ? emptyOf(partAt(model, inner)) : undefined);
    return [key, written(given, inner, model)] as const;
  });
  return Object.fromEntries(fields.filter(([key, field]) => required.includes(key) || !saysNothing(field)));
}

/** What a form leaves in a field that nobody has filled in. */
function saysNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.values(value).every(saysNothing);
}
