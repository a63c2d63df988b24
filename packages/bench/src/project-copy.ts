import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { type LogLine, type Phases, phasesIn } from "./build-log";
import { runningProcesses, watchProcess } from "./process-use";

/** What a build cost. */
export interface Cost {
  /** From the command to its end. */
  readonly seconds: number;
  /** Of a processor, all of them together: does not grow with what else the machine does; 0 where it is not told. */
  readonly processor: number;
  /** The most memory that the build and all its helpers held at once, in MB. */
  readonly megabytes: number;
  readonly phases: Phases;
}

/** A copy of the project that a measure may change and build. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs `npm run build` in it. */
  readonly build: () => Promise<Cost>;
  /** Changes a JSON file below `data/`. */
  readonly edit: (file: string, change: (content: Content) => Content) => Promise<void>;
}

/** The content of a JSON file, as far as it matters to whoever changes a field. */
export type Content = Readonly<Record<string, unknown>>;

/**
 * Copies the project (without what Git ignores: nothing is built yet) into a temporary folder for as long as something
 * is done with it. Its packages are a link.
 */
export async function withProjectCopy<Result>(visit: (copy: ProjectCopy) => Promise<Result>): Promise<Result> {
  // Said before a minute is spent on a build.
  await runningProcesses();
  const folder = await mkdtemp(join(tmpdir(), "site-build-"));
  try {
    for (const file of await sourceFiles()) await cp(resolve(file), join(folder, file));
    await symlink(resolve("node_modules"), join(folder, "node_modules"), "dir");
    return await visit({
      folder,
      build: () => buildIn(folder),
      edit: async (file, change) => {
        const path = join(folder, "data", file);
        const content = change(JSON.parse(await readFile(path, "utf8")) as Content);
        await writeFile(path, JSON.stringify(content, null, 2));
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Says on standard error what is going on; standard output is for figures. */
export function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function sourceFiles(): Promise<string[]> {
  const { stdout } = await promisify(execFile)("git", ["ls-files", "-co", "--exclude-standard", "-z"]);
  // What was deleted stays in Git's list until that is committed.
  return stdout.split("\0").filter((file) => file !== "" && existsSync(file));
}

/** Runs `npm run build` in a folder. */
export async function buildIn(folder: string): Promise<Cost> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const child = spawn("npm", ["run", "--silent", "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", CI: "true" },
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: LogLine[] = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on("line", (text) => lines.push({ text, at: seconds() }));
  }
  const watch = watchProcess(child.pid ?? 0);
  const code = await new Promise<number | null>((done, reject) => {
    child.once("error", reject);
    child.once("close", done);
  }).finally(() => void watch.stop());
  const taken = seconds();
  const { memory, processor } = await watch.stop();
  if (code !== 0) {
    const last = lines.slice(-20).map(({ text }) => text);
    throw new Error(`The build in ${folder} ended with exit code ${String(code)}:\n${last.join("\n")}`);
  }
  return { seconds: taken, processor, megabytes: memory / 1024, phases: phasesIn(lines) };
}
