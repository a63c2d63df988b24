import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Figures, Row } from "./figures";
import { type Cost, type ProjectCopy, tell, withProjectCopy } from "./project-copy";

/** A build, and what happens to the project before it. */
interface Scenario {
  readonly name: string;
  readonly prepare?: (copy: ProjectCopy) => Promise<void>;
}

/** In this order: each build finds the caches of the one before. */
const SCENARIOS: readonly Scenario[] = [
  { name: "cold" },
  { name: "warm, nothing new" },
  { name: "warm, one text", prepare: (copy) => editText(copy, "one sentence") },
  { name: "warm, one picture", prepare: editPicture },
];

/** Builds a copy of the project again and again, and tells what each build cost and where its time went. */
export async function measureBuild(): Promise<Figures> {
  return withProjectCopy(async (copy) => {
    const rows: Row[] = [];
    for (const { name, prepare } of SCENARIOS) {
      tell(`Build: ${name} …`);
      await prepare?.(copy);
      rows.push({ name, figures: figuresOf(await copy.build()) });
    }
    return { title: "What a build costs; pictures are made beside the rest, and count from the start", rows };
  });
}

/** A build's cost under the names that a table shows. */
export function figuresOf({ seconds, processor, megabytes, phases }: Cost): Row["figures"] {
  return {
    seconds,
    ...(processor > 0 && { "processor, s": processor }),
    "peak memory, MB": megabytes,
    "bootstrap, s": phases.bootstrap,
    "scripts, s": phases.scripts,
    ...(phases.queries > 0 && { "queries, s": phases.queries }),
    "pictures, s": phases.pictures,
    "HTML, s": phases.html,
    "after build, s": phases.afterBuild,
  };
}

/**
 * Changes the sentence of a project that stands on its card too, and so on several pages.
 *
 * @param words - Part of the new sentence, by which it differs from that of an earlier change.
 */
export async function editText({ edit }: ProjectCopy, words: string): Promise<void> {
  await edit("projects/ecoshop-mobile-app.json", (project) => ({
    ...project,
    description: `An app that sells groceries without packaging, changed by a measure: ${words}.`,
  }));
}

/** One pixel of a cover. */
async function editPicture({ folder }: ProjectCopy): Promise<void> {
  const file = join(folder, "data/images/projects/ecoshop-mobile-app-cover.jpg");
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: "black" } })
    .png()
    .toBuffer();
  const picture = sharp(await readFile(file)).composite([{ input: pixel, left: 0, top: 0 }]);
  await writeFile(file, await picture.jpeg({ quality: 90 }).toBuffer());
}
