import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FILE_KINDS, schemaFileOf } from "./files";
import { modelOf } from "./model";

/** The JSON Schemas that editors use for completion and for underlining faults, by file name. */
export function editorSchemas(): ReadonlyMap<string, string> {
  return new Map(
    FILE_KINDS.map(({ type, rules }) => {
      const schema = { ...modelOf(rules, "written"), title: type };
      return [schemaFileOf(type), `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}

/** Writes the JSON Schemas into `schema/` below the data folder. */
export async function writeEditorSchemas(dataDir: string): Promise<void> {
  const folder = join(dataDir, "schema");
  await mkdir(folder, { recursive: true });
  await Promise.all([...editorSchemas()].map(([name, schema]) => writeFile(join(folder, name), schema)));
}
