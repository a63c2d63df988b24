import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import type { KnownPictures } from "./picture-file";

/** Where tools keep what they can make again. */
const FILE = "node_modules/.cache/content/pictures.json";

/** The pictures that earlier checks have found good: to read all of them takes seconds. */
export async function knownPictures(): Promise<KnownPictures & { readonly keep: () => Promise<void> }> {
  const file = resolve(FILE);
  const before = await read(file);
  const added = new Set<string>();
  return {
    has: (digest) => before.has(digest),
    add: (digest) => added.add(digest),
    keep: async () => {
      if (added.size > 0) await write(file, [...before, ...added]);
    },
  };
}

async function read(file: string): Promise<ReadonlySet<string>> {
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(await readFile(file, "utf8"))));
  } catch {
    return new Set();
  }
}

/** Under another name first, for checks may run at the same time. Where nothing can be written, the next one takes longer. */
async function write(file: string, digests: readonly string[]): Promise<void> {
  const part = `${file}.${String(process.pid)}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, JSON.stringify(digests));
    await rename(part, file);
  } catch {
    // Nothing is lost but time.
  }
}
