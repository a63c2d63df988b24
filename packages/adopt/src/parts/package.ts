import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { parse } from "jsonc-parser";
import { valueAt } from "#content/fault";
import { withoutDocs } from "./docs";
import { withoutPlaces, withValue } from "./json";
import type { Project } from "./project";

const LOCKFILE = "package-lock.json";

/** Takes a package out: its folder, its lines in scripts and configurations, and what the docs say of it. */
export async function removePackage(project: Project, projectDir: string, name: string): Promise<void> {
  const folder = `packages/${name}`;
  if (!project.has(folder)) return;
  const scripts = await scriptsOf(project, folder);
  await project.remove(folder);
  await project.remove(`node_modules/@site/${name}`);
  await project.change("package.json", (text) =>
    scripts.reduce((kept, script) => withValue(kept, ["scripts", script], undefined), text),
  );
  await project.change("gatsby-config.ts", (text) => text.replace(`    "@site/${name}",\n`, ""));
  await project.change("knip.ts", (text) => text.replace(new RegExp(`^ {4}"${folder}": \\{[^]*?\\},\\n`, "m"), ""));
  await project.change("eslint.config.mjs", (text) => withoutLintRules(text, folder));
  await project.change(".dependency-cruiser.mjs", (text) => withoutArrows(text, folder));
  for (const file of ["tsconfig.json", "tsconfig.browser.json", "tsconfig.build.json", "tsconfig.server.json"]) {
    await project.change(file, (text) => withoutPlaces(text, ({ value }) => isWithin(value, folder)));
  }
  await withoutDocs(project, name, scripts);
  if (project.has(LOCKFILE)) await renewLockfile(projectDir);
}

/** The scripts whose command is in the package. */
async function scriptsOf(project: Project, folder: string): Promise<readonly string[]> {
  const scripts = Object.entries(valueAt(parse(await project.read("package.json")), ["scripts"]) ?? {});
  return scripts.filter(([, command]) => String(command).includes(`${folder}/`)).map(([name]) => name);
}

function isWithin(value: unknown, folder: string): boolean {
  return typeof value === "string" && `${value}/`.startsWith(`${folder}/`);
}

/** Rules of its own that a package has, with the reason above them. */
function withoutLintRules(text: string, folder: string): string {
  return text.replace(new RegExp(`(?: {2}//.*\\n)* {2}\\{\\n {4}files: \\["${folder}/[^]*?\\n {2}\\},\\n`), "");
}

/** What a package may ask, and what may ask it. */
function withoutArrows(text: string, folder: string): string {
  const own = new RegExp(`^ {2}"${folder}": \\[[^\\]]*\\],\\n`, "m");
  return text.replace(own, "").replaceAll(new RegExp(`"${folder}",? ?\\n?`, "g"), "");
}

/** Takes out of the lockfile what nothing needs any more, by what it already knows. */
async function renewLockfile(projectDir: string): Promise<void> {
  const options = ["--package-lock-only", "--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await promisify(execFile)("npm", ["install", ...options], { cwd: projectDir });
}
