import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { digestOfFiles } from "../../src/gatsby/digest-of-files";

/** Names the folder of this run of Jest, in the environment of all that it starts. */
const FOLDER = "SITE_COPIES";

/**
 * What webpack and Parcel keep of a build: each thing with the digest of what it was made of, and with the path where that
 * stands. A build that starts with it takes about half of the time.
 */
const OF_BUILDS = [".cache/webpack", ".cache/.parcel-cache"];

/** The same of a check of the types, which takes a seventh of the time then: files that have changed are looked at. */
const OF_CHECKS = ["node_modules/.cache/types"];

/** Code that has a say in how they build: they know that of the site, and not what plugins and loaders do. */
const BUILDERS = ["gatsby-config.ts", "gatsby-node.ts", "packages/case-pdf/src", "src/gatsby", "src/styles"];

/** A path at which copies of the project stand, one after another. */
export interface Place {
  readonly folder: string;
  /** Takes what an earlier copy has left from a copy that builds in another way. To be called before its first build. */
  readonly forgetOthers: () => Promise<void>;
  /** Removes the copy, and keeps what the next one can use. */
  readonly giveBack: () => Promise<void>;
}

/** Before all suites of a run. */
export async function openPlaces(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "site-copies-"));
  // As any project, copies can be read by all: tests of rights ask as somebody else.
  await chmod(folder, 0o755);
  process.env[FOLDER] = folder;
}

/** After all suites of a run. */
export async function closePlaces(): Promise<void> {
  const { [FOLDER]: folder } = process.env;
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

/** The folder of this run, which is removed after it. */
export function runFolder(): string {
  const { [FOLDER]: folder } = process.env;
  if (folder === undefined) throw new Error(`${FOLDER} is not set: copies are made in tests, which Jest sets it for`);
  return folder;
}

/** Takes the first place that no other copy has now, in any worker of this run. */
export async function takePlace(): Promise<Place> {
  const root = runFolder();
  for (let number = 1; ; number++) {
    const place = join(root, `${number}`);
    await mkdir(place, { recursive: true });
    if (await isMade(join(place, "taken"))) return placeAt(place);
  }
}

/** Whether a folder was made: of several who try at once, one makes it. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function placeAt(place: string): Promise<Place> {
  const [folder, kept] = [join(place, "project"), join(place, "kept")];
  const buildersOf = (project: string) => digestOfFiles(...BUILDERS.map((path) => join(project, path)));
  const isChanged = async () => (await buildersOf(folder)) !== (await buildersOf("."));
  await mkdir(folder);
  if (existsSync(kept)) await cp(kept, folder, { recursive: true });
  return {
    folder,
    forgetOthers: async () => {
      if (!(await isChanged())) return;
      for (const path of OF_BUILDS) await rm(join(folder, path), { recursive: true, force: true });
    },
    giveBack: async () => {
      await keep(folder, kept, (await isChanged()) ? OF_CHECKS : [...OF_BUILDS, ...OF_CHECKS]);
      await rm(folder, { recursive: true, force: true });
      await rm(join(place, "taken"), { recursive: true });
    },
  };
}

/** Of what a copy that was not built does not have, that of the copy before stays. */
async function keep(folder: string, kept: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [from, to] = [join(folder, path), join(kept, path)];
    if (!existsSync(from)) continue;
    await rm(to, { recursive: true, force: true });
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
}
