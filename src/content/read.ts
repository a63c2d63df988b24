import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { characterFaults } from "./characters";
import { type Fault, shown, valueAt } from "./fault";
import { FILE_KINDS, kindOf, schemaFileOf } from "./files";
import { filesBelow } from "./files-below";
import { isForeign } from "./foreign-files";
import { decoded, jsonFaults, type TextFault } from "./json-text";
import { ruleFaults } from "./rule-faults";

/** A content file that is well-formed JSON; whether it keeps the rules of its kind is told by the faults. */
export interface ContentFile {
  readonly file: string;
  readonly type: string;
  readonly value: unknown;
}

/** What was read, and what is wrong with it. */
export interface Reading {
  readonly files: readonly ContentFile[];
  readonly faults: readonly Fault[];
  /** Types of which a file is missing or could not be read: what refers to them cannot be judged. */
  readonly unread: readonly string[];
  /** Files of other programs, which are left out, by their paths below the folder. */
  readonly foreign: readonly string[];
  /** All other files, pictures among them. */
  readonly names: readonly string[];
}

type One = Pick<Reading, "files" | "faults" | "unread">;

/** Reads every content file below a folder and holds it against the rules of its kind. */
export async function readContent(dataDir: string): Promise<Reading> {
  const all = await filesBelow(dataDir);
  const names = all.filter((file) => !isForeign(file));
  const content = names.filter((file) => /\.json$/i.test(file) && !file.startsWith("schema/"));
  const parts = [...(await Promise.all(content.map((file) => readOne(dataDir, file)))), missingFiles(content)];
  return {
    files: parts.flatMap((one) => one.files),
    faults: parts.flatMap((one) => one.faults),
    unread: parts.flatMap((one) => one.unread),
    foreign: all.filter(isForeign),
    names,
  };
}

async function readOne(dataDir: string, file: string): Promise<One> {
  return readBytes(file, await readFile(join(dataDir, file)));
}

/** Holds the bytes of a content file against the rules of its kind. @param file - Its path below the folder. */
export function readBytes(file: string, bytes: Uint8Array): Pick<Reading, "files" | "faults" | "unread"> {
  const kind = kindOf(file);
  if (!kind) {
    const allowed = FILE_KINDS.map(({ path }) => path).join(", ");
    return { files: [], faults: [{ file, field: "", got: "a file of no kind", allowed }], unread: [] };
  }
  const text = decoded(bytes);
  if (typeof text !== "string") return unreadable(file, kind.type, [text]);
  const faults = jsonFaults(text);
  if (faults.length > 0) return unreadable(file, kind.type, faults);
  const value: unknown = JSON.parse(text);
  return {
    files: [{ file, type: kind.type, value }],
    faults: [
      ...characterFaults(file, value),
      ...ruleFaults(file, kind.rules, value),
      ...schemaFaults(file, kind.type, value),
    ],
    unread: [],
  };
}

function unreadable(file: string, type: string, faults: readonly TextFault[]): One {
  return { files: [], faults: faults.map((fault) => ({ file, ...fault })), unread: [type] };
}

/** Every data file names its schema, so that every editor helps in every file. */
function schemaFaults(file: string, type: string, value: unknown): Fault[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const wanted = `${"../".repeat(file.split("/").length - 1) || "./"}schema/${schemaFileOf(type)}`;
  const got = valueAt(value, ["$schema"]);
  if (got === wanted) return [];
  return [{ file, field: "$schema", got: shown(got), allowed: shown(wanted) }];
}

function missingFiles(names: readonly string[]): One {
  const missing = FILE_KINDS.filter(
    ({ path, isOptional }) => isOptional !== true && !path.endsWith("/*") && !names.includes(`${path}.json`),
  );
  return {
    files: [],
    faults: missing.map(({ path, type }) => ({
      file: `${path}.json`,
      field: "",
      got: "no such file",
      allowed: `a file of type ${type}`,
    })),
    unread: missing.map(({ type }) => type),
  };
}
