import { formattedCharacters, wantedCharacters, type FaceCharacters } from "./characters";
import type { FontChoice } from "./sources";

/** A file of the content, as it was read. */
interface ReadFile {
  readonly file: string;
  readonly value: unknown;
}

/** What `data/site.json` says of fonts and of how it writes figures. */
interface SiteFacts {
  readonly fonts: FontChoice;
  readonly language: string;
  readonly currency: string;
}

/** The faces that the content chooses, and what they have to draw for it. The content is one that keeps its rules. */
export function fontsOf(content: readonly ReadFile[]): { choice: FontChoice; wanted: FaceCharacters } {
  const { fonts, language, currency } = content.find(({ file }) => file === "site.json")?.value as SiteFacts;
  const values = content.map(({ value }) => value);
  return { choice: fonts, wanted: wantedCharacters(values, formattedCharacters(language, currency)) };
}
