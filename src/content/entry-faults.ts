import { pageTitle } from "../lib/page-title";
import { TITLE_LIMITS } from "../lib/search-result";
import { type Fault, shown, valueAt } from "./fault";
import { find } from "./places";
import type { ContentFile } from "./read";

/** What files break that no rule of a single field says, and that can be said of each without the others. */
export function entryFaults(files: readonly ContentFile[]): Fault[] {
  return [...pageTitleFaults(files), ...priceFaults(files)];
}

/** Titles of which, with the agency's name, results show too little or a part. */
function pageTitleFaults(files: readonly ContentFile[]): Fault[] {
  const name = find(files, "Agency name")[0]?.value;
  if (typeof name !== "string") return [];
  return find(files, "* metadata.title").flatMap(({ file, field, value }) => {
    if (typeof value !== "string") return [];
    const { length } = pageTitle(value, name);
    const { min, max } = TITLE_LIMITS;
    if (length >= min && length <= max) return [];
    const got = `${String(length)} characters with the agency's name: ${shown(pageTitle(value, name))}`;
    return [{ file, field, got, allowed: `${String(min)} to ${String(max)} characters` }];
  });
}

function priceFaults(files: readonly ContentFile[]): Fault[] {
  const prices = [...find(files, "Packages packages.*.price"), ...find(files, "Project info.price")];
  return prices.flatMap(({ file, field, value }) => {
    const min = valueAt(value, ["min"]);
    const max = valueAt(value, ["max"]);
    if (typeof min !== "number" || typeof max !== "number" || min <= max) return [];
    return [{ file, field, got: `from ${String(min)} to ${String(max)}`, allowed: "min not above max" }];
  });
}
