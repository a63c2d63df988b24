/** What one measure found: a row for each thing it looked at. */
export interface Figures {
  /** Under what conditions, for people. */
  readonly title: string;
  readonly rows: readonly Row[];
  /** What is to be said of them, below the table. */
  readonly remarks?: readonly string[];
}

/** A thing that was measured, and its figures by what they count. Each name says its unit. */
export interface Row {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** All measures of a run by their names, as they are kept in a file. */
export type Report = Readonly<Record<string, Figures>>;

/** Prints figures as a table; with those of an earlier run, each is followed by how many times that one it is. */
export function printFigures({ title, rows, remarks = [] }: Figures, earlier?: Figures): void {
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows.map(({ name, figures }) => [name, cells(name, figures, earlier)])));
  for (const remark of remarks) console.log(remark);
}

function cells(name: string, figures: Row["figures"], earlier: Figures | undefined): Record<string, number | string> {
  const before = earlier?.rows.find((row) => row.name === name)?.figures;
  return Object.fromEntries(
    Object.entries(figures).map(([what, value]) => [what, before ? compared(value, before[what]) : rounded(value)]),
  );
}

/** A figure and its ratio to an earlier one, where there is one to divide by. */
export function compared(value: number, before: number | undefined): string {
  if (before === undefined) return `${rounded(value)} (new)`;
  if (before === value) return `${rounded(value)} (same)`;
  return before === 0 ? `${rounded(value)} (was 0)` : `${rounded(value)} (x ${(value / before).toFixed(2)})`;
}

function rounded(value: number): number {
  return Number(value.toFixed(Math.abs(value) < 10 ? 3 : 1));
}

/** The middle one of an odd number of figures. @throws When there is none. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error("No figure to take the median of");
  return middle;
}

/** The figure that so many of a hundred do not exceed, which is one of them (nearest rank). @throws When there is none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const one = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (one === undefined) throw new Error("No figure to take a percentile of");
  return one;
}
