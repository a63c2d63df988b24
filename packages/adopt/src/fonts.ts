import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isInstalled } from "#fonts/sources";
import type { Answers } from "./answers";

const SCOPE = "@fontsource-variable/";

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Whether npm's registry has a font. `npm run --silent` hands its silence on to every npm below it, and a code that
 * npm does not write cannot be read: so the level is said.
 *
 * @throws When the registry cannot be asked.
 */
export async function isPublished(name: string): Promise<boolean> {
  try {
    await npm(["view", `${SCOPE}${name}`, "version", "--loglevel=error"]);
    return true;
  } catch (error) {
    if (String(error).includes("E404")) return false;
    throw new Error(`npm could not be asked for the font ${name}:\n${String(error)}`);
  }
}

/** Puts the chosen fonts into a project's manifest and lockfile, in place of those that nobody has chosen. */
export async function listFonts(projectDir: string, { display, text }: Answers["fonts"]): Promise<void> {
  const wanted = [...new Set([display, text])].map((name) => SCOPE + name);
  const { dependencies } = JSON.parse(await readFile(join(projectDir, "package.json"), "utf8")) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const listed = Object.keys(dependencies).filter((name) => name.startsWith(SCOPE));
  const added = wanted.filter((name) => !listed.includes(name));
  const gone = listed.filter((name) => !wanted.includes(name));
  const options = ["--package-lock-only", ...QUIET];
  if (gone.length > 0) await npm(["uninstall", ...gone, ...options], projectDir);
  if (added.length > 0) await npm(["install", ...added, ...options], projectDir);
}

/** The chosen fonts that are not installed. */
export function lackingFonts({ display, text }: Answers["fonts"]): string[] {
  return [...new Set([display, text])].filter((name) => !isInstalled(name));
}

/** Brings fonts into `node_modules`, where the check of the letters reads them. @returns What takes them away again. */
export async function fetchFonts(projectDir: string, names: readonly string[]): Promise<() => Promise<void>> {
  const folders = names.map((name) => join(projectDir, "node_modules", SCOPE + name));
  const undo = async () => {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  };
  if (names.length === 0) return undo;
  const aside = await mkdtemp(join(tmpdir(), "adopt-fonts-"));
  try {
    await npm(["install", "--prefix", aside, ...names.map((name) => SCOPE + name), ...QUIET], aside);
    for (const [index, name] of names.entries()) {
      await cp(join(aside, "node_modules", SCOPE + name), folders[index] ?? "", { recursive: true });
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return undo;
}

async function npm(args: readonly string[], cwd = process.cwd()): Promise<void> {
  const isWindows = process.platform === "win32";
  await promisify(execFile)(isWindows ? "npm.cmd" : "npm", [...args], { cwd, shell: isWindows, maxBuffer: 2 ** 24 });
}
