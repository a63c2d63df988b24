import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../content/fault";
import { kindOf } from "../content/files";
import { pageFiles } from "../content/page-files";
import type { ContentFile } from "../content/read";
import type { Version, Versions } from "./last-changes";
import { partsShownOn, type ShownPart } from "./shown-parts";

/**
 * When what each page shows was changed last, by its address: its own file, the parts of others that it shows, and the
 * pictures and texts that these name. The version history tells; where it knows nothing, `updated` in the metadata of
 * the page's file.
 *
 * @param versions - Of each file below `data/`, those that are gone among them.
 */
export function pageChanges(files: readonly ContentFile[], versions: Versions): ReadonlyMap<string, string> {
  const byName = new Map(files.map((one) => [one.file, one]));
  const byType = filesByType([...byName.keys(), ...versions.keys()]);
  const byTitle = new Map(files.map(({ file, type, value }) => [titleKey(type, valueAt(value, ["title"])), file]));
  const filesOf = ({ type, titles }: ShownPart) =>
    titles?.flatMap((title) => byTitle.get(titleKey(type, title)) ?? []) ?? byType.get(type) ?? [];
  const dates = new Map<string, string>();
  for (const [path, name] of pageFiles(files)) {
    const own = byName.get(name);
    if (!own) continue;
    const parts = partsShownOn(own, files).flatMap((part) => filesOf(part).map((file) => ({ file, part })));
    const all = [{ file: name, part: OWN }, ...parts].flatMap(({ file, part }) =>
      changesOf(file, byName.get(file)?.value, part.of, versions),
    );
    const latest = all.reduce(later, "");
    const noted = valueAt(own.value, ["metadata", "updated"]);
    const date = latest !== "" ? latest : noted;
    if (typeof date === "string") dates.set(path, date);
  }
  return dates;
}

function titleKey(type: string, title: unknown): string {
  return `${type} ${String(title)}`;
}

function filesByType(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byType = new Map<string, string[]>();
  for (const file of new Set(names)) {
    const type = file.endsWith(".json") ? kindOf(file)?.type : undefined;
    if (type === undefined) continue;
    const known = byType.get(type);
    if (known) known.push(file);
    else byType.set(type, [file]);
  }
  return byType;
}

/** A page shows its own file as a whole. */
const OWN: Pick<ShownPart, "of"> = { of: (value) => value };

/** When a part of a file was changed, and the files that it names. */
function changesOf(file: string, value: unknown, of: ShownPart["of"], versions: Versions): string[] {
  const part = shownOf(of, value);
  const named = filesIn(part).map((name) => posix.join(posix.dirname(file), name));
  const dates = named.map((name) => versions.get(name)?.[0]?.date);
  return [changeOf(part, of, versions.get(file) ?? []), ...dates].filter((date) => date !== undefined);
}

/** Since when a part of a file has been what it is; nothing where none of its versions had such a part. */
function changeOf(part: unknown, of: ShownPart["of"], versions: readonly Version[]): string | undefined {
  if (part === undefined && versions.every(({ value }) => shownOf(of, value) === undefined)) return undefined;
  const before = versions.findIndex((one) => "value" in one && !isDeepStrictEqual(shownOf(of, one.value), part));
  // Not the last commit's either where that is not what the files say now.
  const since = before === -1 ? versions.length - 1 : Math.max(before - 1, 0);
  return versions[since]?.date;
}

function shownOf(of: ShownPart["of"], value: unknown): unknown {
  const part = of(value);
  return part === false || (Array.isArray(part) && part.length === 0) ? undefined : part;
}

/** Of two moments in ISO 8601, whatever their time zones. */
function later(one: string, other: string): string {
  return one === "" || Date.parse(other) > Date.parse(one) ? other : one;
}

/** Pictures and texts that a part of a file names. */
function filesIn(part: unknown): string[] {
  if (part === undefined) return [];
  const names = JSON.stringify(part).matchAll(/"(?:file|text)":"(\.{1,2}\/[^"]+)"/g);
  return [...names].map(([, name = ""]) => name);
}
