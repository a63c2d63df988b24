import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { required } from "#lib/required";
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
export async function editText({ folder, edit }: ProjectCopy, words: string): Promise<void> {
  await edit(await aProject(folder), (project) => ({
    ...project,
    description: `A sentence of the length that cards have room for, changed by a measure: ${words}.`,
  }));
}

/** One pixel of a cover. */
async function editPicture({ folder }: ProjectCopy): Promise<void> {
  const project = await aProject(folder);
  const { cover } = JSON.parse(await readFile(join(folder, "data", project), "utf8")) as Project;
  const file = join(folder, "data", dirname(project), cover.file);
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: "black" } })
    .png()
    .toBuffer();
  const picture = sharp(await readFile(file)).composite([{ input: pixel, left: 0, top: 0 }]);
  const { format } = await picture.metadata();
  await writeFile(file, await picture.toFormat(format, { quality: 90 }).toBuffer());
}

/** What a measure reads of a project's file. */
interface Project {
  readonly cover: { readonly file: string };
}

/** The file of a project, by its path below `data/`: one of the portfolio has a card, and so stands on several pages. */
async function aProject(folder: string): Promise<string> {
  const files = (await readdir(join(folder, "data/projects"))).filter((name) => name.endsWith(".json")).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, "data/projects", name), "utf8")));
  const found = files.find((_, index) => texts[index]?.includes('"portfolioOrder"')) ?? files[0];
  return `projects/${required(found, "a project")}`;
}
