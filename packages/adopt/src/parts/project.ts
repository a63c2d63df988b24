import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatted } from "../formatted";

/** A project from which something is taken out. All paths are from its folder, with slashes. */
export interface Project {
  /** Whether there is such a file or folder. */
  readonly has: (path: string) => boolean;
  readonly read: (file: string) => Promise<string>;
  /** Writes what has changed of a file as the project's formatter would, if it is there. */
  readonly change: (file: string, change: (text: string) => string) => Promise<void>;
  /** Deletes a file, or a folder with all that is in it. */
  readonly remove: (path: string) => Promise<void>;
  /** Files below a folder. */
  readonly below: (folder: string) => Promise<readonly string[]>;
  /** What was changed or deleted until now. */
  readonly touched: () => readonly string[];
}

/** Opens the project in a folder. */
export function openProject(projectDir: string): Project {
  const touched = new Set<string>();
  const has = (path: string) => existsSync(join(projectDir, path));
  const read = (file: string) => readFile(join(projectDir, file), "utf8");
  return {
    has,
    read,
    change: async (file, change) => {
      if (!has(file)) return;
      const before = await read(file);
      const after = change(before);
      if (after === before) return;
      await writeFile(join(projectDir, file), await formatted(file, after));
      touched.add(file);
    },
    remove: async (path) => {
      if (!has(path)) return;
      await rm(join(projectDir, path), { recursive: true });
      touched.add(path);
    },
    below: (folder) => filesBelow(projectDir, folder),
    touched: () => [...touched].sort(),
  };
}

async function filesBelow(projectDir: string, folder: string): Promise<readonly string[]> {
  if (!existsSync(join(projectDir, folder))) return [];
  const entries = await readdir(join(projectDir, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(projectDir.length + 1).replaceAll("\\", "/")).sort();
}
