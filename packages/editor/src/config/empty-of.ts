import type { Part } from "#content/model";

/** What stands in a file for a part that has to be there and may say nothing; nothing where it has to say something. */
export function emptyOf(part: Part): "" | readonly [] | undefined {
  const { type, minItems = 0, minLength = 0, pattern, format, enum: options, names } = part;
  if (type === "array") return minItems === 0 ? [] : undefined;
  if (type !== "string") return undefined;
  const isBound = minLength > 0 || [pattern, format, options, names].some((rule) => rule !== undefined);
  return isBound ? undefined : "";
}
