import type { Part } from "../answers";
import { removeContactService } from "./contact-service";
import { removeDarkTheme } from "./dark-theme";
import { removePackage } from "./package";
import { removePage } from "./pages";
import { removePdf } from "./pdf";
import { openProject, type Project } from "./project";

/** How each part is taken out. */
const REMOVALS: Readonly<Record<Part, (project: Project, projectDir: string) => Promise<void>>> = {
  about: (project) => removePage(project, "about"),
  pricing: (project) => removePage(project, "pricing"),
  testimonials: (project) => removePage(project, "testimonials"),
  pdf: removePdf,
  "dark-theme": removeDarkTheme,
  art: (project, projectDir) => removePackage(project, projectDir, "art"),
  "contact-service": removeContactService,
};

/**
 * Takes parts out of a project: their content, packages, lines in configurations and links to them.
 * @param projectDir - The project's folder; its content is in `data/`.
 * @returns Paths of the files that were changed or deleted, from the project's folder.
 */
export async function removeParts(projectDir: string, parts: readonly Part[]): Promise<readonly string[]> {
  const project = openProject(projectDir);
  for (const part of parts) await REMOVALS[part](project, projectDir);
  return project.touched();
}
