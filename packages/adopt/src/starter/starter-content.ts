import { readFile } from "node:fs/promises";
import { colourIn, palette } from "#styles/palette";
import type { Answers } from "../answers";
import { formatted } from "../formatted";
import { contentJson } from "./content-json";
import { LOGO } from "./facts";
import { filledIn } from "./fill";
import { drawingsOf } from "./icons";
import { drawAll, namedDrawings } from "./pictures/pictures";
import { tonesOf } from "./pictures/tones";
import { moreOf, textsIn } from "./texts";
import { valuesOf } from "./values";

/** The files of a new `data/`, by their paths in it: text of a JSON or Markdown file, or a picture's bytes. */
export type ContentFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * A small honest content for an agency: its own facts, one project, and texts that say what belongs there. The words of
 * the interface and the drawings beside services are those that the project has: it is called before they are replaced.
 */
export async function starterContent(answers: Answers): Promise<ContentFiles> {
  const texts = textsIn(answers.language);
  const { pictures: alts } = moreOf(texts);
  const json = contentJson(answers, texts);
  const drawings = namedDrawings(json);
  const files = [
    ...[...json].map(([file, value]) => [file, JSON.stringify(filledIn(value, alts))] as const),
    ...[...texts.markdown].map(([file, text]) => [file, String(filledIn(text, valuesOf(answers, texts)))] as const),
  ];
  const written = files.map(async ([file, text]) => [file, await formatted(file, text)] as const);
  const color = answers.color ?? colourIn(palette("light"), "signal");
  return new Map<string, string | Uint8Array>([
    ...(await Promise.all(written)),
    ...(answers.logo === undefined ? [] : [[LOGO, await readFile(answers.logo, "utf8")] as const]),
    ...drawingsOf(json),
    ...(await drawAll(drawings, tonesOf(color))),
  ]);
}
