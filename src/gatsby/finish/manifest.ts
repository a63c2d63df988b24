import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Digests (SHA-256, hexadecimal) of all files of a site, by their paths below it. */
export type Manifest = Readonly<Record<string, string>>;

/** Files that are read at the same time. */
const AT_ONCE = 16;

/** Writes the digest of every file of the site beside it, so that what is deployed can be held against what was built. */
export async function writeManifest(publicDir: string, hostingDir: string): Promise<void> {
  await writeFile(join(hostingDir, "manifest.json"), `${JSON.stringify(await manifestOf(publicDir), null, 2)}\n`);
}

/** The manifest of a folder, in the order of the paths. */
export async function manifestOf(publicDir: string): Promise<Manifest> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const digests = new Map<string, string>();
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const digest = createHash("sha256")
        .update(await readFile(file))
        .digest("hex");
      digests.set(relative(publicDir, file).replaceAll("\\", "/"), digest);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return Object.fromEntries([...digests].sort(([a], [b]) => (a < b ? -1 : 1)));
}
