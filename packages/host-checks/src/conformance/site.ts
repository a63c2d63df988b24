import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { isNotFoundPage } from "#hosting/addresses";

/** A built site, as far as answers are held against it. Paths are unencoded and without a path prefix. */
export interface BuiltSite {
  readonly folder: string;
  /** Addresses of all pages, with a closing slash. */
  readonly pages: readonly string[];
  readonly files: readonly BuiltFile[];
  /** Folders without a page. */
  readonly bareFolders: readonly string[];
  readonly read: (path: string) => Promise<Buffer>;
}

/** A file of the site. */
export interface BuiltFile {
  readonly path: string;
  /** Its ending, without the dot. */
  readonly ending: string;
  readonly size: number;
  /** Whether it has compressed forms beside it. */
  readonly isCompressed: boolean;
}

const INDEX = "/index.html";

/** Reads what stands in the folder of a built site. @throws When there is no site. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const pathOf = (entry: { parentPath: string; name: string }) =>
    `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`;
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .filter((path) => !isNotFoundPage(path))
    .sort();
  const known = new Set(paths);
  if (!known.has(INDEX)) throw new Error(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${pathOf(entry)}/`)
    .filter((path) => !known.has(`${path}index.html`) && !isNotFoundPage(path))
    .sort();
  return {
    folder,
    pages: paths.filter((path) => path.endsWith(INDEX)).map((path) => path.slice(0, -INDEX.length + 1)),
    files: await Promise.all(paths.filter(isServed).map((path) => fileAt(folder, path, known))),
    bareFolders: folders,
    read: (path) => readFile(join(folder, path.endsWith("/") ? `${path}index.html` : path)),
  };
}

function isServed(path: string): boolean {
  return !/\.(?:br|gz)$|\/[._][^/]*$/.test(path);
}

async function fileAt(folder: string, path: string, known: ReadonlySet<string>): Promise<BuiltFile> {
  const { size } = await stat(join(folder, path));
  const isCompressed = known.has(`${path}.br`) && known.has(`${path}.gz`);
  return { path, ending: extname(path).slice(1), size, isCompressed };
}
