import { readFile, writeFile } from "node:fs/promises";

/** The comments between which a table stands in a file that holds other things too. */
export const MARKS = ["<!-- hosts: begin -->", "<!-- hosts: end -->"] as const;

/**
 * Puts a table into a Markdown file: between the two comments, or, where there is no such file, as all of it.
 *
 * @param format - Lays the whole file out.
 * @throws When the file has no place for the table.
 */
export async function writeMarkdown(
  file: string,
  table: string,
  format: (text: string) => Promise<string>,
): Promise<void> {
  const before = await readFile(file, "utf8").catch(() => MARKS.join(""));
  const [begin, end] = MARKS;
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) {
    throw new Error(`--markdown: ${file} has no place for the table; it needs a line ${begin} and, below it, ${end}`);
  }
  const text = `${before.slice(0, from + begin.length)}\n\n${table}\n${before.slice(to)}`;
  await writeFile(file, await format(text));
}
