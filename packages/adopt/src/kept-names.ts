import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { valueAt } from "#content/fault";
import { formatted } from "./formatted";

/** A field of a content file. */
type Place = readonly [file: string, path: JSONPath];

/** Where the starter names what a part of the content has: where that part is kept, they stay as they were. */
const NAMED: Readonly<Record<string, readonly Place[]>> = {
  services: [["site.json", ["disciplines"]]],
  projects: [
    ["pages/portfolio.json", ["categories"]],
    ["pages/portfolio.json", ["otherCategories"]],
    ["pages/home.json", ["featuredProjects", "projects"]],
    ["testimonials.json", ["testimonials", 0, "project"]],
  ],
  testimonials: [
    ["pages/home.json", ["quotes", "people"]],
    ["pages/testimonials.json", ["featured"]],
    ["pages/testimonials.json", ["featuredLine"]],
  ],
};

/**
 * A starter's file that names what is kept, where it has named its own.
 *
 * @param present - Text of the same file as it was before; nothing where there was none.
 */
export async function withKeptNames(
  file: string,
  text: string,
  present: string | undefined,
  groups: readonly string[],
): Promise<string> {
  const places = groups.flatMap((group) => NAMED[group] ?? []).filter(([where]) => where === file);
  if (places.length === 0 || present === undefined) return text;
  const before: unknown = JSON.parse(present);
  const after = places.reduce((written, [, path]) => {
    const value = valueAt(before, path);
    return value === undefined ? written : applyEdits(written, modify(written, path, value, {}));
  }, text);
  return formatted(file, after);
}
