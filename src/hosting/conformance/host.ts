import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Deployment } from "./deployment";
import type { RunningServer } from "./processes";

/** A host that can be run on this machine. */
export interface Host {
  readonly name: HostName;
  /** Debian's packages that have to be installed before it can be started; none when all is there. */
  readonly missing: () => readonly string[];
  readonly start: (deployment: Deployment) => Promise<RunningServer>;
}

/** The hosts that can be run, in the order of the table. */
export type HostName =
  "nginx" | "Apache" | "Caddy" | "own server" | "Netlify" | "Cloudflare Pages" | "Firebase" | "Azure";

/** Where distributions put servers that they don't put into everybody's path. */
const SERVER_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** The file of a program, or nothing when it is not installed. */
export function programAt(...names: readonly string[]): string | undefined {
  return names.flatMap((name) => folders().map((folder) => join(folder, name))).find(isProgram);
}

/** The file of a program that carries its version in its name, as `php-fpm8.2` does, or nothing. */
export function programLike(name: RegExp): string | undefined {
  const present = folders().filter((folder) => existsSync(folder));
  const files = present.flatMap((folder) => readdirSync(folder).map((file) => ({ file, path: join(folder, file) })));
  return files.find(({ file, path }) => name.test(file) && isProgram(path))?.path;
}

function folders(): string[] {
  return [...(process.env.PATH ?? "").split(delimiter), ...SERVER_FOLDERS];
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
