import { removePackage } from "./package";
import type { Project } from "./project";

/** Leaves the form's messages to somebody else: the package that serves the site and takes them goes. */
export async function removeContactService(project: Project, projectDir: string): Promise<void> {
  await removePackage(project, projectDir, "contact-service");
}
