import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** All files in a folder and below it, with the folder in their paths. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
