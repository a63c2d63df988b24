/** A text on one line and at most so many characters long, cut between two words where it has any there. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most - 1);
  const word = /^.*\S(?=\s)/.exec(start)?.[0] ?? "";
  // Half a word is better than almost nothing, half a character is none.
  const cut = word.length > most / 2 ? word : start.replace(/[\uD800-\uDBFF]$/, "");
  return `${cut}…`;
}
