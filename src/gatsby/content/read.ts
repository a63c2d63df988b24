import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { type Fault, fieldOf, shown, valueAt } from "./fault";
import { FILE_KINDS, kindOf, schemaFileOf } from "./files";

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
}

/** Reads every content file below a folder and holds it against the rules of its kind. */
export async function readContent(dataDir: string): Promise<Reading> {
  const names = await contentFiles(dataDir);
  const read = await Promise.all(names.map((file) => readOne(dataDir, file)));
  return {
    files: read.flatMap((one) => one.files),
    faults: [...read.flatMap((one) => one.faults), ...missingFiles(names)],
  };
}

async function contentFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dataDir.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((file) => !file.startsWith("schema/"))
    .sort();
}

async function readOne(dataDir: string, file: string): Promise<Reading> {
  const kind = kindOf(file);
  if (!kind) {
    return faulty({ file, field: "", got: "a file of no kind", allowed: FILE_KINDS.map((k) => k.path).join(", ") });
  }
  const source = await readFile(join(dataDir, file), "utf8");
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return faulty({
      file,
      field: "",
      got: malformed(error),
      allowed: "JSON (no comments, no comma after the last entry)",
    });
  }
  const result = kind.rules.safeParse(value);
  const faults = result.success ? [] : result.error.issues.flatMap((issue) => faultsOf(file, value, issue));
  return { files: [{ file, type: kind.type, value }], faults: [...faults, ...schemaFaults(file, kind.type, value)] };
}

function faulty(fault: Fault): Reading {
  return { files: [], faults: [fault] };
}

function malformed(error: unknown): string {
  return `malformed JSON (${error instanceof Error ? error.message : String(error)})`;
}

/** Every data file names its schema, so that every editor helps in every file. */
function schemaFaults(file: string, type: string, value: unknown): Fault[] {
  const wanted = `${"../".repeat(file.split("/").length - 1) || "./"}schema/${schemaFileOf(type)}`;
  const got = valueAt(value, ["$schema"]);
  if (got === wanted) return [];
  return [{ file, field: "$schema", got: shown(got), allowed: shown(wanted) }];
}

function missingFiles(names: readonly string[]): Fault[] {
  return FILE_KINDS.filter((kind) => !kind.path.endsWith("/*") && !names.includes(`${kind.path}.json`)).map((kind) => ({
    file: `${kind.path}.json`,
    field: "",
    got: "no such file",
    allowed: `a file of type ${kind.type}`,
  }));
}

function faultsOf(file: string, root: unknown, issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      file,
      field: fieldOf([...issue.path, key]),
      got: "an unknown key",
      allowed: "only the keys of its schema",
    }));
  }
  const value = valueAt(root, issue.path);
  return [{ file, field: fieldOf(issue.path), got: gotOf(value, issue), allowed: allowedBy(issue) }];
}

function gotOf(value: unknown, issue: z.core.$ZodIssue): string {
  const isLength = issue.code === "too_small" || issue.code === "too_big";
  if (isLength && typeof value === "string") return `${String(value.length)} characters: ${shown(value)}`;
  if (isLength && Array.isArray(value)) return `${String(value.length)} entries`;
  return shown(value);
}

function allowedBy(issue: z.core.$ZodIssue): string {
  const unit = "origin" in issue ? (UNITS[issue.origin] ?? "") : "";
  switch (issue.code) {
    case "invalid_type":
      return `a value of type ${issue.expected}`;
    case "too_small":
      return `at least ${String(issue.minimum)}${unit}`;
    case "too_big":
      return `at most ${String(issue.maximum)}${unit}`;
    case "invalid_value":
      return issue.values.map(String).join(", ");
    default:
      return issue.message;
  }
}

const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " entries" };
