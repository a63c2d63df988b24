import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { valueAt } from "../../src/content/fault";
import { filesOfPage } from "../../src/content/page-addresses";
import type { OPTIONAL_PAGES } from "../../src/content/page-names";

/** Leaves some pages out of a content: their files and addresses, what leads to them, and names of people whom they tell of. */
export async function leaveOut(dataDir: string, ...names: readonly (typeof OPTIONAL_PAGES)[number][]): Promise<void> {
  await Promise.all(names.flatMap(filesOfPage).map((file) => rm(join(dataDir, file), { force: true })));
  const files = (await readdir(dataDir, { recursive: true })).filter(
    (name) => name.endsWith(".json") && !name.startsWith("schema"),
  );
  for (const file of files) {
    const content = JSON.parse(await readFile(join(dataDir, file), "utf8")) as unknown;
    await writeFile(join(dataDir, file), JSON.stringify(without(content, file, names)));
  }
}

function without(value: unknown, file: string, names: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    return entries.filter((one) => !leadsTo(one, names)).map((one) => without(one, file, names));
  }
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) =>
      !(file === "addresses.json" && names.includes(key)) &&
      // What labels are called is no person.
      (file === "words.json" || !GOES_WITH.some(([field, page]) => key === field && names.includes(page))),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, without(inner, file, names)]));
}

/** Fields that name people, and the page that tells of them. */
const GOES_WITH = [
  ["quotes", "testimonials"],
  ["lead", "about"],
] as const;

function leadsTo(value: unknown, names: readonly string[]): boolean {
  return names.some((name) => name === valueAt(value, ["to"]));
}
