import { numberOf } from "../lib/number-of";

/** Something wrong in the content: where it stands, what was found, what may stand there. */
export interface Fault {
  /** Path below `data/`. */
  readonly file: string;
  /** Path of the field, such as `samples[1].picture.alt`; empty for the whole file. */
  readonly field: string;
  readonly got: string;
  readonly allowed: string;
}

/** The way to a field as it is written: `["samples", 1, "title"]` → `samples[1].title`. */
export function fieldOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, key) => {
    if (typeof key === "number") return `${field}[${String(key)}]`;
    return field === "" ? String(key) : `${field}.${String(key)}`;
  }, "");
}

/** A value as it is shown in a message: cut where it is long, with what cannot be seen by its number. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const json = JSON.stringify(value).replace(
    /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return json.length > 100 ? `${json.slice(0, 97)}…` : json;
}

/** How many faults there are, with all of them below. */
export function faultsIn(place: string, faults: readonly Fault[]): string {
  return `${numberOf(faults.length, "fault")} in ${place}:\n${faultReport(faults)}`;
}

/** How many files were found to be good. */
export function goodNote(files: number): string {
  return `${numberOf(files, "content file")} ${files === 1 ? "keeps" : "keep"} all rules`;
}

/** All faults as one message, grouped by file, for a terminal. */
export function faultReport(faults: readonly Fault[]): string {
  const files = [...new Set(faults.map((fault) => fault.file))].sort();
  return files
    .map((file) => {
      const lines = faults
        .filter((fault) => fault.file === file)
        .map(({ field, got, allowed }) => `    ${field || "(file)"}: got ${got}; allowed: ${allowed}`);
      return `  data/${file}\n${lines.join("\n")}`;
    })
    .join("\n");
}

/** So many warnings a build tells: more would push out of sight what else it says. */
const MOST_WARNINGS = 8;

/** Warnings for a build's output, the first of many. */
export function warningNote(warnings: readonly Fault[]): string {
  const more = warnings.length - MOST_WARNINGS;
  const rest = more > 0 ? `\n  and ${String(more)} more: npm run content tells all` : "";
  return `Content that is kept, but could be better:\n${faultReport(warnings.slice(0, MOST_WARNINGS))}${rest}`;
}

/** Says which files of other programs are left out. */
export function foreignNote(files: readonly string[]): string {
  return `Left out, as files of other programs: ${files.map((file) => `data/${file}`).join(", ")}`;
}

/** The value at the end of a path of keys; nothing where the way ends before. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}
