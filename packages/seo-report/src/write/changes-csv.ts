import type { Changes } from "../seo-report";
import { asCsv, type Columns } from "./as-csv";

interface Row {
  readonly page: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

const COLUMNS: Columns<Row> = [
  ["Page", ({ page }) => page],
  ["What", ({ what }) => what],
  ["Before", ({ before }) => before],
  ["Now", ({ after }) => after],
];

/** All that is different from an earlier report: the page of the report shows some examples. */
export function changesAsCsv({ added, gone, changed }: Changes): string {
  return asCsv(COLUMNS, [
    ...added.map((page) => ({ page, what: "new page", before: "", after: page })),
    ...gone.map(({ page, redirect }) => ({ page, what: "page gone", before: page, after: redirect })),
    ...changed.map(({ field, ...row }) => ({ ...row, what: field })),
  ]);
}
