import { printableLine } from "./printable";

/** Rows under their titles, in columns; the last column is as long as it is. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, ...rows].map((row) => row.map(printableLine));
  const widths = titles.map((_title, column) =>
    lines.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A time where this machine stands. Swedish writes it as ISO 8601 does. */
export function localTime(time: Date): string {
  return time.toLocaleString("sv-SE").slice(0, "2026-11-22 09:30".length);
}
