import { posix } from "node:path";
import { valueAt } from "../content/fault";
import { filesShownOn } from "../content/page-addresses";
import { pageFiles } from "../content/page-files";
import { COLLECTION_TYPES, COLLECTIONS } from "../lib/page-kinds";
import type { ContentFile } from "../content/read";

/** The one overview of a collection that is not called as that. */
const PORTFOLIO = "pages/portfolio.json";

/**
 * When the content of each page was changed last, by its address: its own file, the pictures and texts that it names,
 * and the files whose content it shows whole. The version history tells; where it knows nothing, `updated` in the metadata of the page's file.
 *
 * @param changes - When each file below `data/` was changed last.
 */
export function pageChanges(
  files: readonly ContentFile[],
  changes: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const byName = new Map(files.map((one) => [one.file, one]));
  const dates = new Map<string, string>();
  for (const [path, own] of pageFiles(files)) {
    const listed = COLLECTION_TYPES.map((type) => COLLECTIONS[type].folder).filter(
      (name) => own === `pages/${name}.json`,
    );
    const projects = own === PORTFOLIO ? ["projects"] : [];
    const shown = [...filesShownOn(own), ...[...listed, ...projects].map((name) => `${name}/`)];
    const parts = [own, ...files.map(({ file }) => file).filter((file) => shown.some((name) => file.startsWith(name)))];
    const all = parts.flatMap((file) => [file, ...filesOf(byName.get(file))]);
    const latest = all.flatMap((file) => changes.get(file) ?? []).reduce(later, "");
    const noted = valueAt(byName.get(own)?.value, ["metadata", "updated"]);
    const date = latest !== "" ? latest : noted;
    if (typeof date === "string") dates.set(path, date);
  }
  return dates;
}

/** Of two moments in ISO 8601, whatever their time zones. */
function later(one: string, other: string): string {
  return one === "" || Date.parse(other) > Date.parse(one) ? other : one;
}

/** Pictures and texts that a file names, by their paths below `data/`. */
function filesOf(file: ContentFile | undefined): string[] {
  if (!file) return [];
  const names = [...JSON.stringify(file.value).matchAll(/"(?:file|text)":"(\.{1,2}\/[^"]+)"/g)].map(
    ([, name = ""]) => name,
  );
  return names.map((name) => posix.join(posix.dirname(file.file), name));
}
