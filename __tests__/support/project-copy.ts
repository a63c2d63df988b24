import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { AGENCY } from "./agency";
import { type Place, takePlace } from "./copy-places";
import { lightenPictures } from "./light-pictures";

/** What a build needs. No cache: Gatsby's is full of the folder that it was made in. */
const PARTS = [
  ".browserslistrc",
  "data",
  "packages",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
  "tsconfig.browser.json",
  "tsconfig.build.json",
  "tsconfig.server.json",
  "types",
];

/** Whose packages are folders of the project. */
const OWN_SCOPE = "@site";

/** What a copy has for itself in `node_modules`. */
const OWN = [OWN_SCOPE, ".cache"];

/** What names of folders begin with that one copy is made in. */
const PREFIX = "site-project-";

/** Nobody runs the scripts of such a copy: they need not be small. */
const LIGHT = ["--no-uglify"];

/** A copy of the whole project that a test may change and build. */
export interface ProjectCopy {
  readonly folder: string;
  /** Builds the copy, with these variables set; the output is standard output and standard error together. */
  readonly build: (
    environment?: Readonly<Record<string, string>>,
    /** Where it stands now, when it was moved. */
    folder?: string,
  ) => Promise<{ code: number | null; output: string }>;
  readonly remove: () => Promise<void>;
}

/** Copies what is built, with small pictures, to where other copies have stood: it builds with what they have left. */
export async function copyProject(): Promise<ProjectCopy> {
  const place = await takePlace();
  await copyParts(place.folder);
  return atPlace(place);
}

/** The same in a folder of its own, where nothing was built before. @param name - Of that folder, within another one. */
export async function copyProjectApart(name = ""): Promise<ProjectCopy> {
  const top = await mkdtemp(join(tmpdir(), PREFIX));
  const folder = await copyParts(join(top, name));
  await makeLight(folder);
  return { ...projectIn(folder, LIGHT), remove: () => rm(top, { recursive: true, force: true }) };
}

/** Such a copy with the content of the invented agency. */
export async function copyAsAgency(copied = copyProject()): Promise<ProjectCopy> {
  const copy = await copied;
  const data = join(copy.folder, "data");
  await rm(data, { recursive: true });
  await cp(AGENCY, data, { recursive: true });
  return copy;
}

/** Copies all of the project into a temporary folder, as another clone with packages of its own would be. */
export async function cloneProject(): Promise<ProjectCopy> {
  const folder = await copyParts();
  // The version history tells when pages were changed.
  if (existsSync(".git")) await cp(resolve(".git"), join(folder, ".git"), { recursive: true });
  await copyPackages(resolve("node_modules"), join(folder, "node_modules"));
  return projectIn(folder);
}

/** Copies all of the project, with its tests, and puts other content in the place of its own: no file more. */
export async function takeOver(dataDir: string): Promise<ProjectCopy> {
  const folder = await copyKept(await mkdtemp(join(tmpdir(), PREFIX)), "data");
  await cp("data/schema", join(folder, "data/schema"), { recursive: true });
  await cp(dataDir, join(folder, "data"), { recursive: true });
  await beginHistory(folder);
  await linkPackages(folder);
  return projectIn(folder);
}

/** Copies all of the project, with its tests and a history of its own, as `copyProject` does. */
export async function copyWithTests(): Promise<ProjectCopy> {
  const place = await takePlace();
  await copyKept(place.folder);
  const copy = await atPlace(place);
  await beginHistory(place.folder);
  return copy;
}

async function atPlace({ folder, forgetOthers, giveBack }: Place): Promise<ProjectCopy> {
  await makeLight(folder);
  const { build } = projectIn(folder, LIGHT);
  let isFirst = true;
  return {
    folder,
    build: async (...args) => {
      if (isFirst) await forgetOthers();
      isFirst = false;
      return build(...args);
    },
    remove: giveBack,
  };
}

async function makeLight(folder: string): Promise<void> {
  await lightenPictures(join(folder, "data/images"));
  await linkPackages(folder);
}

/** Copies all that the version history keeps into a folder. @param other - What else stays where it is. */
async function copyKept(folder: string, ...other: readonly string[]): Promise<string> {
  // As any project, it can be read by all: tests of rights ask as somebody else.
  await chmod(folder, 0o755);
  const made = (await readFile(".gitignore", "utf8")).split("\n").map((line) => line.replaceAll("/", ""));
  const parts = (await readdir(".")).filter((name) => ![".git", ...other, ...made].includes(name));
  for (const name of parts) await cp(name, join(folder, name), { recursive: true });
  return folder;
}

/** Keeps the copy as its agency would: the version history tells when pages were changed, some of them later. */
async function beginHistory(folder: string): Promise<void> {
  const git = (env: object, ...args: string[]) =>
    promisify(execFile)("git", args, { cwd: folder, env: { ...process.env, ...env } });
  const commit = ["-c", "user.name=Agency", "-c", "user.email=post@agency.example", "commit", "--quiet", "--message"];
  await git({}, "init", "--quiet");
  await git({}, "add", ".", ":!data/pages");
  await git({ GIT_COMMITTER_DATE: "2026-01-05T09:00:00Z" }, ...commit, "Our content");
  await git({}, "add", ".");
  await git({}, ...commit, "Our pages");
}

/** Copies all of the project and installs its packages as a host does: from the lockfile, without those of development. */
export async function installProject(): Promise<ProjectCopy> {
  const folder = await copyParts();
  await cp(resolve("package-lock.json"), join(folder, "package-lock.json"));
  await lightenPictures(join(folder, "data/images"));
  const options = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
  const environment = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)("npm", ["ci", ...options], { cwd: folder, env: environment, maxBuffer: 2 ** 26 });
  return projectIn(folder);
}

/** Copies what a build needs. @param into - A new folder, where none is named. @returns The folder. */
export async function copyParts(into?: string): Promise<string> {
  const folder = into ?? (await mkdtemp(join(tmpdir(), PREFIX)));
  for (const part of PARTS) await cp(resolve(part), join(folder, part), { recursive: true });
  return folder;
}

/**
 * Links what is installed here; packages of the project are those of the copy, also when that is moved, and so is what
 * tools note of its files.
 */
export async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [resolve("node_modules"), join(folder, "node_modules")];
  const own = join(to, OWN_SCOPE);
  await mkdir(own, { recursive: true });
  for (const name of await readdir(from)) {
    if (!OWN.includes(name)) await symlink(join(from, name), join(to, name));
  }
  await symlink("../../src", join(own, "website"), "dir");
  for (const name of await readdir(join(folder, "packages"))) {
    await symlink(`../../packages/${name}`, join(own, name), "dir");
  }
}

/** Hard links are made in seconds, where the file system has them. */
async function copyPackages(from: string, to: string): Promise<void> {
  try {
    await promisify(execFile)("cp", ["-al", from, to]);
  } catch {
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true });
  }
  await rm(join(to, ".cache"), { recursive: true, force: true });
}

function projectIn(folder: string, options: readonly string[] = []): ProjectCopy {
  return {
    folder,
    build: (environment, place = folder) => build(place, options, environment),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function build(
  folder: string,
  options: readonly string[],
  environment = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((done, reject) => {
    const child = spawn("npm", ["run", "--silent", "build", "--", ...options], {
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
