import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "../../src/content/check";
import type { Fault } from "../../src/content/fault";
import { carryOut } from "./recipe-steps";

const RECIPE = "docs/recipes/removing.md";

/** What had to be taken away besides what the recipe names itself. */
interface Rests {
  readonly links: readonly Fault[];
  readonly files: readonly Fault[];
}

/** Takes the page away that the recipe takes for an example, as a reader does who looks at what the check says. */
export async function removePage(folder: string): Promise<Rests> {
  const dataDir = join(folder, "data");
  const [, page = "", name = "", addresses = ""] =
    /Delete `([^`]+)`, and the line `"(\w+)"` in `([^`]+)`/.exec(await readFile(RECIPE, "utf8")) ?? [];
  await rm(join(folder, page));
  await edit(join(folder, addresses), (content) => Reflect.deleteProperty(content, name));
  const links = (await checkContent(dataDir)).faults;
  // From the last: each that goes moves those behind it.
  for (const { file, field } of links.toReversed())
    await edit(join(dataDir, file), (content) => {
      cut(content, field);
    });
  const files = await unshown(dataDir);
  for (const { file } of files) await rm(join(dataDir, file));
  await carryOut(RECIPE, folder);
  return { links, files };
}

/** Files that no page shows. */
export async function unshown(dataDir: string): Promise<readonly Fault[]> {
  return (await checkContent(dataDir)).warnings.filter(({ got }) => got === "what no page shows");
}

async function edit(file: string, change: (content: object) => unknown): Promise<void> {
  const content = JSON.parse(await readFile(file, "utf8")) as object;
  change(content);
  await writeFile(file, JSON.stringify(content));
}

/** Takes an entry out of a list: the one with the field `navigation.top[1].to`. */
function cut(content: object, field: string): void {
  const [, list = "", index = ""] = /^(.+)\[(\d+)\]\.to$/.exec(field) ?? [];
  const entries = list.split(".").reduce((holder: unknown, key) => Reflect.get(holder as object, key), content);
  (entries as unknown[]).splice(Number(index), 1);
}
