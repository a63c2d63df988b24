import type { Fault } from "#content/fault";
import { kindOf } from "#content/files";
import { fieldAt, modelOf } from "#content/model";
import { labelOf } from "./config/groups";

/** Faults in the words of `npm run content`, with the labels of fields: whoever edits on the screen knows no keys. */
export function faultText(faults: readonly Fault[]): string {
  const lines = faults.map(
    ({ file, field, got, allowed }) => `${placeOf(file, field)}: got ${got}; allowed: ${allowed}`,
  );
  return [
    faults.length === 1 ? "One thing is to be mended:" : `${faults.length} things are to be mended:`,
    ...lines,
  ].join("\n\n");
}

/** What a content file is called on the screen. @param file - Its path below `data/`. */
export function labelOfFile(file: string): string {
  return placeOf(file, "");
}

function placeOf(file: string, field: string): string {
  const kind = kindOf(file);
  if (!kind) return file;
  const name = file.replace(/^.*\/|\.json$/g, "");
  const label = kind.path.endsWith("/*") ? `${labelOf(kind.type)} ${name}` : labelOf(kind.type);
  if (field === "") return label;
  const model = modelOf(kind.rules, "written");
  const keys = field.split(/[.[\]]+/).filter((key) => key !== "");
  const labels = keys.map((key, index) => {
    const isPlace = /^\d+$/.test(key);
    return isPlace ? String(Number(key) + 1) : (fieldAt(model, keys.slice(0, index + 1))?.title ?? key);
  });
  return [label, ...labels].join(" › ");
}
