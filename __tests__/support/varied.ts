import { fieldAt, type Part } from "../../src/content/model";

/** What JSON Schema says of a text, beside what the model reads of it. */
interface Text extends Part {
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly allOf?: readonly Text[];
}

/**
 * An entry of a list once more, with other words: no text of it that can be another one stays the same.
 *
 * @param model - The model of the file that it stands in.
 * @param path - Where it stands in there.
 */
export function varied(entry: unknown, model: Part, path: readonly PropertyKey[], turn: number): unknown {
  if (typeof entry === "string") return variedText(entry, fieldAt(model, path) ?? {}, turn);
  if (Array.isArray(entry)) return entry.map((one, index) => varied(one, model, [...path, index], turn));
  if (typeof entry !== "object" || entry === null) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, varied(value, model, [...path, key], turn)]),
  );
}

function variedText(text: string, part: Text, turn: number): string {
  if (/^\d+:00$/.test(text)) return `${Number.parseInt(text) + 2 * turn}:00`;
  if (part.format === "uri") return `${text}/${turn}`;
  if (part.names === "file" || part.format !== undefined) return text;
  if (part.enum) return part.enum[turn % part.enum.length] ?? text;
  const patterns = [part, ...(part.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []);
  const candidates = [` ${turn}`, `-${turn}`].map((end) => {
    const room = (part.maxLength ?? Infinity) - end.length;
    return text.slice(0, Math.min(text.length, room)).trim() + end;
  });
  const isAllowed = (candidate: string) => patterns.every((pattern) => new RegExp(pattern, "u").test(candidate));
  return [...candidates, `/${turn}/`].find(isAllowed) ?? text;
}
