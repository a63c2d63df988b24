import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { HASHED_FOLDER, HASHED_SCRIPT } from "../../lib/hashed-names";

/** Where Gatsby and webpack say which files the build is made of. */
const ACCOUNTS = ["webpack.stats.json", "chunk-map.json"];

/**
 * Removes scripts and sheets of earlier builds, which nothing refers to any more: Gatsby leaves them, and they would
 * pile up with each warm build. Only files at the top of their folder whose digest is named neither in the accounts of
 * the build, nor in its scripts (those name what they fetch later), nor by a page.
 *
 * @param referred Addresses that the pages refer to.
 * @returns Names of the files that were removed.
 */
export async function removeStaleFiles(publicDir: string, referred: readonly string[]): Promise<string[]> {
  const accounts = await Promise.all(
    ACCOUNTS.map((name) => readFile(join(publicDir, name), "utf8").catch(() => undefined)),
  );
  // Without its own account, what belongs to a build is not known.
  if (accounts.includes(undefined)) return [];
  const folder = join(publicDir, HASHED_FOLDER);
  const names = await readdir(folder);
  const text = [...accounts, ...referred].join("\n");
  const named = staleNames(names, text);
  const kept = names.filter((name) => name.endsWith(".js") && HASHED_SCRIPT.test(name) && !named.includes(name));
  const scripts = await Promise.all(kept.map((name) => readFile(join(folder, name), "utf8")));
  const stale = staleNames(named, scripts.join("\n"));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
  return stale;
}

/** The names with a digest that does not stand in a text. */
export function staleNames(names: readonly string[], text: string): string[] {
  return names.filter((name) => {
    const digest = HASHED_SCRIPT.exec(name)?.[1];
    return digest !== undefined && !text.includes(digest);
  });
}
