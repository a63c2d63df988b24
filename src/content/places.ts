import { fieldOf, valueAt } from "./fault";
import type { ContentFile } from "./read";

/** A value of the content and where it stands. */
export interface Found {
  readonly file: string;
  readonly field: string;
  readonly value: unknown;
}

/** The type of the files that a place is in. */
export function typeOf(place: string): string {
  return place.split(" ")[0] ?? "";
}

/** Whether every file or entry that should hold a text at a place does, and there is one. */
export function isWhole(files: readonly ContentFile[], place: string): boolean {
  const holders = find(
    files,
    place.replace(/[. ][^. ]+$/, (key) => (key === ".*" ? key : "")),
  );
  const texts = find(files, place).filter(({ value }) => typeof value === "string");
  return texts.length === holders.length && holders.length > 0;
}

/** Finds what a place such as `Team members.*.service` names; the type `*` is every type, the key `*` every entry. */
export function find(files: readonly ContentFile[], place: string): Found[] {
  const [type, path] = place.split(" ");
  return files
    .filter((one) => type === "*" || one.type === type)
    .flatMap((one) =>
      valuesAt(one.value, path?.split(".") ?? []).map(({ path: at, value }) => ({
        file: one.file,
        field: fieldOf(at),
        value,
      })),
    );
}

function valuesAt(
  value: unknown,
  keys: readonly string[],
  at: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; value: unknown }[] {
  const [key, ...rest] = keys;
  if (value === undefined) return [];
  if (key === undefined) return [{ path: at, value }];
  if (key !== "*") return valuesAt(valueAt(value, [key]), rest, [...at, key]);
  return Array.isArray(value) ? value.flatMap((entry, index) => valuesAt(entry, rest, [...at, index])) : [];
}
