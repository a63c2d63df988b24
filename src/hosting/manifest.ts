import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { eachAtOnce } from "../lib/at-once";
import { bodyDigest } from "./body-digest";
import { readJson } from "./built-json";

/** Digests (SHA-256, hexadecimal) of all files of a site, by their paths below it. */
export type Manifest = Readonly<Record<string, string>>;

const FILE = "manifest.json";

/** Files that are read at the same time. */
const AT_ONCE = 16;

/** Writes the digest of every file of the site beside it, so that what is deployed can be held against what was built. */
export async function writeManifest(publicDir: string, hostingDir: string): Promise<void> {
  await writeFile(join(hostingDir, FILE), `${JSON.stringify(await manifestOf(publicDir), null, 2)}\n`);
}

/** The manifest of a folder, in the order of the paths. */
export async function manifestOf(publicDir: string): Promise<Manifest> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const digests = new Map<string, string>();
  await eachAtOnce(files, AT_ONCE, async (file) => {
    digests.set(relative(publicDir, file).replaceAll("\\", "/"), bodyDigest(await readFile(file)));
  });
  return Object.fromEntries([...digests].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The manifest that a build has written. @throws When there is none, or it is none; the message says what to do. */
export async function readManifest(hostingDir: string): Promise<Manifest> {
  const file = join(hostingDir, FILE);
  const manifest = await readJson(file);
  if (isManifest(manifest)) return manifest;
  throw new Error(`${file} is no list of files and their SHA-256 digests. Write it anew: \`npm run build\`.`);
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== "object" || value === null || !("index.html" in value)) return false;
  return Object.values(value).every((digest) => typeof digest === "string" && /^[\da-f]{64}$/.test(digest));
}
