import { parse } from "jsonc-parser";
import { valueAt } from "#content/fault";
import { withValue } from "./json";
import { removePackage } from "./package";
import type { Project } from "./project";

/** Leaves case studies without PDFs: the package that makes them, and what asks for them in the content. */
export async function removePdf(project: Project, projectDir: string): Promise<void> {
  await removePackage(project, projectDir, "case-pdf");
  for (const file of await project.below("data/projects")) {
    await project.change(file, (text) => withoutValue(text, ["pdf"]));
  }
  await project.change("data/pages/case-study.json", (text) => withoutValue(text, ["unavailable", "pdf"]));
}

function withoutValue(text: string, path: readonly string[]): string {
  return valueAt(parse(text), path) === undefined ? text : withValue(text, path, undefined);
}
