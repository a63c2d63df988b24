import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { editText, figuresOf } from "./build";
import { chartOf } from "./chart";
import type { Figures, Row } from "./figures";
import { generatedProject } from "./generated-project";
import { type Content, type Cost, type ProjectCopy, tell, withProjectCopy } from "./project-copy";

/** What may be chosen. */
export interface ScaleOptions {
  /** Numbers of generated projects. */
  readonly sizes: readonly number[];
  /** Where the chart is written. */
  readonly chart: string;
  /** Whether all projects have a card in the portfolio. */
  readonly isInPortfolio: boolean;
}

/** A build of so many additional pages. */
interface Sized {
  readonly pages: number;
  readonly cost: Cost;
  /** The build after it, in which one text has changed. */
  readonly again: Cost;
}

/** What a build leaves for the next one. */
const LEFT = [".cache", "public"];

/** The build knows what it has left by when it was written. */
const AS_IT_IS = { recursive: true, preserveTimestamps: true };

/**
 * Builds ever more projects on top of a finished build, each number of them from the same state: what is measured is
 * what the pages cost, not the pictures and not the start.
 */
export async function measureScale({ sizes, chart, isInPortfolio }: ScaleOptions): Promise<Figures> {
  return withProjectCopy(async (copy) => {
    tell("Scale: the build that all others start from …");
    await copy.build();
    for (const name of LEFT) await cp(join(copy.folder, name), join(copy.folder, "base", name), AS_IT_IS);
    const built: Sized[] = [];
    for (const pages of [0, ...sizes]) {
      tell(`Scale: ${pages} more pages …`);
      await restore(copy);
      await generate(copy, pages, isInPortfolio);
      const cost = await copy.build();
      await editText(copy, `after ${pages} more pages`);
      built.push({ pages, cost, again: await copy.build() });
    }
    const points = built.map(({ pages, cost: { seconds, megabytes } }) => ({ pages, seconds, megabytes }));
    await mkdir(dirname(chart), { recursive: true });
    await writeFile(chart, chartOf(points));
    tell(`Scale: chart in ${chart}`);
    return { title: titleOf(isInPortfolio), rows: rowsOf(built) };
  });
}

function titleOf(isInPortfolio: boolean): string {
  const where = isInPortfolio ? ", all of them in the portfolio" : "";
  return `Builds with so many more projects${where}, and again after a change of one text; what a page costs is counted against the builds without them`;
}

function rowsOf(built: readonly Sized[]): Row[] {
  const [base] = built;
  return built.map(({ pages, cost, again }) => {
    const perPage = (seconds: number, without = 0) => (pages === 0 ? 0 : (1000 * (seconds - without)) / pages);
    const { seconds = 0, ...others } = figuresOf(cost);
    const figures = {
      seconds,
      "a page more, ms": perPage(seconds, base?.cost.seconds),
      "again, s": again.seconds,
      "a page again, ms": perPage(again.seconds, base?.again.seconds),
      ...others,
    };
    return { name: `${pages} more`, figures };
  });
}

/** Makes caches and site those of the first build. */
async function restore({ folder }: ProjectCopy): Promise<void> {
  for (const name of LEFT) {
    await rm(join(folder, name), { recursive: true, force: true });
    await cp(join(folder, "base", name), join(folder, name), AS_IT_IS);
  }
}

/** Replaces the generated projects by so many others. */
async function generate({ folder }: ProjectCopy, count: number, isInPortfolio: boolean): Promise<void> {
  const projects = join(folder, "data/projects");
  const names = (await readdir(projects)).sort();
  const generated = names.filter((name) => name.startsWith(PREFIX));
  await Promise.all(generated.map((name) => rm(join(projects, name))));
  const originals = names.filter((name) => !name.startsWith(PREFIX));
  const models = await Promise.all(
    originals.map(async (name) => JSON.parse(await readFile(join(projects, name), "utf8")) as Content),
  );
  for (let index = 0; index < count; index += 1) {
    const project = generatedProject(models, index, { count, isInPortfolio });
    await writeFile(join(projects, `${PREFIX}${index}.json`), JSON.stringify(project));
  }
}

const PREFIX = "generated-";
