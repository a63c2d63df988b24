import { kindOf } from "#content/files";
import { modelOf, type Part, partAt } from "#content/model";
import { REFERENCES, type Reference } from "#content/references";

/** A name that other content goes by, such as the title of a service, and what it is called from now on. */
export interface Rename {
  readonly reference: Reference;
  readonly from: string;
  readonly to: string;
}

/** The names that a change of a file gives to what other files name. @param file - Its path below `data/`. */
export function renamesIn(file: string, before: unknown, after: unknown): Rename[] {
  const type = kindOf(file)?.type;
  return Object.entries(REFERENCES).flatMap(([reference, { to }]) => {
    const [of, path = ""] = to.split(" ");
    if (of !== type) return [];
    const [old, now] = [textsAt(before, path.split(".")), textsAt(after, path.split("."))];
    const changed = old.flatMap((text, index) => (text === now[index] ? [] : [index]));
    const [only] = changed;
    // Where several are other than before, or more or fewer, nobody can say which has become which.
    if (old.length !== now.length || changed.length !== 1 || only === undefined) return [];
    const [from = "", next = ""] = [old[only], now[only]];
    return old.includes(next) || from === "" || next === ""
      ? []
      : [{ reference: reference as Reference, from, to: next }];
  });
}

/** A file's content with the new names in it. @param file - Its path below `data/`. */
export function withRenames(file: string, value: unknown, renames: readonly Rename[]): unknown {
  const kind = kindOf(file);
  if (!kind) return value;
  const model = modelOf(kind.rules, "written");
  const renamed = (inner: unknown, given: Part): unknown => {
    const part = partAt(model, given);
    if (Array.isArray(inner)) return inner.map((entry) => renamed(entry, part.items ?? {}));
    if (typeof inner === "string") {
      return renames.find(({ reference, from }) => reference === part.names && from === inner)?.to ?? inner;
    }
    if (typeof inner !== "object" || inner === null) return inner;
    const fields = Object.entries(inner).map(([key, field]) => [key, renamed(field, part.properties?.[key] ?? {})]);
    return Object.fromEntries(fields) as unknown;
  };
  return renamed(value, model);
}

function textsAt(value: unknown, path: readonly string[]): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === "string" ? [value] : [];
  if (key === "*") return Array.isArray(value) ? value.flatMap((entry) => textsAt(entry, rest)) : [];
  if (typeof value !== "object" || value === null) return [];
  return textsAt(Reflect.get(value, key), rest);
}
