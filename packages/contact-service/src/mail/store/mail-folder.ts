import { realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

/**
 * The folder the messages are kept in: `MAIL_DIR`, or `mail` in the project. Both are followed through symbolic links.
 *
 * @param publicDir - The folder that is served.
 * @throws When messages would lie in the folder that is served, where anyone could read them.
 */
export async function mailFolder(publicDir: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const given = env.MAIL_DIR === undefined || env.MAIL_DIR === "" ? "mail" : env.MAIL_DIR;
  const folder = await realPath(resolve(given));
  const way = relative(await realPath(resolve(publicDir)), folder);
  const isOutside = way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way);
  if (isOutside) return folder;
  throw new Error(`MAIL_DIR: got ${JSON.stringify(given)}; allowed: a folder outside ${publicDir}, which is served`);
}

/** The real path of what may not exist yet: of the nearest folder that does, and the rest below it. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(await realPath(parent), relative(parent, path));
  }
}
