import { stringify } from "csv-stringify/sync";

/** What may stand in a cell. */
export type Cell = string | number;

/** A column's name, and what stands in it. */
export type Columns<Row> = readonly (readonly [name: string, cell: (row: Row) => Cell])[];

/**
 * A table for a spreadsheet, as https://www.rfc-editor.org/rfc/rfc4180 has it. A cell that begins with `=`, `+`, `-` or
 * `@` would be run as a formula there: an apostrophe before it makes it a text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function asCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  return stringify(
    rows.map((row) => columns.map(([, cell]) => cell(row))),
    // Excel takes a file for UTF-8 only when it begins with a mark.
    {
      header: true,
      columns: columns.map(([name]) => name),
      escape_formulas: true,
      bom: true,
      record_delimiter: "windows",
    },
  );
}
