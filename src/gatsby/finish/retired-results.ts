import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Below Gatsby's cache, so that the one is not without the other. */
export const RETIRED_RESULTS = ".cache/retired-results";

/** Where Gatsby keeps the results of queries of components, below `public/`. */
const RESULTS = "page-data/sq/d";

/**
 * Takes results of queries that no component asks any more out of the site, where Gatsby leaves them.
 *
 * They are kept aside: Gatsby remembers that it has written them, and would not do so again when a component asks the
 * same once more.
 *
 * @param asked Digests of the queries that components ask, by which Gatsby names the results.
 */
export async function retireResults(publicDir: string, asideDir: string, asked: ReadonlySet<string>): Promise<void> {
  await move(join(publicDir, RESULTS), asideDir, (digest) => !asked.has(digest));
}

/** Brings back what was kept aside, before Gatsby looks which results it has. */
export async function bringBackResults(publicDir: string, asideDir: string): Promise<void> {
  await move(asideDir, join(publicDir, RESULTS), () => true);
}

async function move(from: string, to: string, isWanted: (digest: string) => boolean): Promise<void> {
  const names = (await readdir(from).catch(() => [])).filter((name) => name.endsWith(".json"));
  const wanted = names.filter((name) => isWanted(name.slice(0, -".json".length)));
  if (wanted.length > 0) await mkdir(to, { recursive: true });
  await Promise.all(
    wanted.map(async (name) => {
      // Where the two stand on different disks, nothing can be renamed from one to the other.
      await copyFile(join(from, name), join(to, name));
      await rm(join(from, name));
    }),
  );
}
