import { definitionOf, type Part } from "#content/model";

/** What a part of the model is, where it stands for a definition: that, with what the part says of itself. */
export function partAt(model: Part, part: Part): Part {
  const name = definitionOf(part);
  return name === undefined ? part : { ...model.definitions?.[name], ...part };
}
