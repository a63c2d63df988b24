import { FILE_KINDS } from "../../../src/content/files";
import { fieldsOf, modelOf } from "../../../src/content/model";
import { collections } from "../src/config/editor-config";
import type { Field } from "../src/config/field";

/** The paths of all fields below some, as the model writes them: with `*` for each entry of a list. */
function pathsOf(fields: readonly Field[], above: readonly string[] = []): string[] {
  return fields.flatMap(({ name, widget, field, fields: inner, multiple }) => {
    const at = [...above, name];
    const isList = widget === "list" || multiple === true;
    const below = isList ? [...at, "*"] : at;
    const entries = isList ? [below.join(".")] : [];
    return [at.join("."), ...entries, ...pathsOf(field?.fields ?? inner ?? [], below)];
  });
}

/** The fields of the screen by the kinds of content that they are of. */
const screen = new Map(
  collections().flatMap(({ folder, files = [], fields, extension }) => {
    if (extension === "md") return [];
    if (folder === undefined) return files.map(({ file, fields }) => [file, fields] as const);
    return [[`${folder}/*.json`, fields ?? []] as const];
  }),
);

it.each(FILE_KINDS)("reaches every field of $type, and no other", ({ path, rules }) => {
  const fields = screen.get(`data/${path}.json`);
  const expected = fieldsOf(modelOf(rules, "written")).map(([at]) => at.join("."));
  expect(pathsOf(fields ?? []).sort()).toEqual(expected.sort());
});

it("has a label for every field that is seen", () => {
  const labels = (fields: readonly Field[]): string[] =>
    fields.flatMap(({ label, field, fields: inner = [] }) => [
      label,
      ...labels(inner),
      ...labels(field ? [field] : []),
    ]);
  for (const fields of screen.values()) expect(labels(fields).filter((label) => label.trim() === "")).toEqual([]);
});

it("has every kind of content in one group", () => {
  expect([...screen.keys()].sort()).toEqual(FILE_KINDS.map(({ path }) => `data/${path}.json`).sort());
});
