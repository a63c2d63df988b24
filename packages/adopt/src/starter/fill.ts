/** What stands for names in double brackets, such as `[[agency]]`: a text in a sentence, anything where it is all. */
export type Values = Readonly<Record<string, unknown>>;

/** Puts values in the places of their names, in all texts of a value. A name without a value stays. */
export function filledIn(value: unknown, values: Values): unknown {
  if (typeof value === "string") return filledText(value, values);
  if (Array.isArray(value)) return value.map((one: unknown) => filledIn(one, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(inner, values)]));
}

function filledText(text: string, values: Values): unknown {
  const [, whole] = /^\[\[([\w ]+)\]\]$/.exec(text) ?? [];
  if (whole !== undefined && whole in values) return values[whole];
  return text.replace(/\[\[([\w ]+)\]\]/g, (name, key: string) => (key in values ? String(values[key]) : name));
}
