import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";

/** What a build needs. No cache: Gatsby's is full of the folder that it was made in. */
const PARTS = [
  "data",
  "src",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

/** Width of the pictures in the copy, below all that pages ask for: one derivative each, made at once. */
const PICTURE_WIDTH = 160;

/** A copy of the whole project that a test may change and build. */
export interface ProjectCopy {
  readonly folder: string;
  /** Builds the copy, with these variables set; the output is standard output and standard error together. */
  readonly build: (environment?: Readonly<Record<string, string>>) => Promise<{ code: number | null; output: string }>;
  readonly remove: () => Promise<void>;
}

/** Copies the project into a temporary folder, with small pictures. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "brightfold-project-"));
  for (const part of PARTS) await cp(resolve(part), join(folder, part), { recursive: true });
  await shrinkPictures(join(folder, "data/images"));
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "dir");
  return {
    folder,
    build: (environment) => build(folder, environment),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function shrinkPictures(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith(".jpg")) continue;
    const file = join(folder, entry);
    await writeFile(file, await sharp(file).resize({ width: PICTURE_WIDTH }).toBuffer());
  }
}

function build(folder: string, environment = {}): Promise<{ code: number | null; output: string }> {
  return new Promise((done, reject) => {
    // Nobody runs the scripts of the copy: they need not be small.
    const child = spawn("npm", ["run", "--silent", "build", "--", "--no-uglify"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", CI: "true", ...environment },
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
