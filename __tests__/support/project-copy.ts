import { spawn } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What a build needs; the caches come along, so that no picture is made again. */
const PARTS = [
  "data",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
  ".cache",
  "public",
];

/** A copy of the whole project that a test may change and build. */
export interface ProjectCopy {
  readonly folder: string;
  /** Builds the copy; the output is standard output and standard error together. */
  readonly build: () => Promise<{ code: number | null; output: string }>;
  readonly remove: () => Promise<void>;
}

/** Copies the project into a temporary folder. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "brightfold-project-"));
  for (const part of PARTS) await cp(resolve(part), join(folder, part), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "dir");
  return { folder, build: () => build(folder), remove: () => rm(folder, { recursive: true, force: true }) };
}

function build(folder: string): Promise<{ code: number | null; output: string }> {
  return new Promise((done, reject) => {
    const child = spawn("npm", ["run", "--silent", "build"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", CI: "true" },
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (text: Buffer) => (output += text.toString()));
    child.stderr.on("data", (text: Buffer) => (output += text.toString()));
    child.once("error", reject);
    child.once("close", (code) => {
      done({ code, output });
    });
  });
}
