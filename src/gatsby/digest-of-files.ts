import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { digestOf } from "../lib/digest";

/** A digest of source files, those in folders among them: what code makes is made again when it changes. */
export async function digestOfFiles(...paths: readonly string[]): Promise<string> {
  const digests = paths.map(async (path) => {
    const names = await readdir(resolve(path), { recursive: true }).catch(() => [""]);
    const files = names.sort().map((name) => readFile(join(resolve(path), name)).catch(() => "none"));
    return digestOf(await Promise.all(files));
  });
  return digestOf(await Promise.all(digests));
}
